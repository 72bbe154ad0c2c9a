extension SymbolTheme {
  /// The names of symbols from a to c, with the icons of the outline and of the filled form.
  static let aToC = """
    accessibility accessibility_new=e92c
    airplane flight=e539
    airplane.arrival flight_land=e904
    airplane.departure flight_takeoff=e905
    airplayvideo airplay=e055
    airpods earbuds=f003
    alarm ~alarm=e855 alarm=e855
    ant ~bug_report=e868 bug_report=e868
    antenna.radiowaves.left.and.right cell_tower=ebba
    applewatch watch=e334
    archivebox ~archive=e149 archive=e149
    arkit view_in_ar=e9fe
    arrow.2.circlepath sync=e627
    arrow.2.squarepath repeat=e040
    arrow.branch call_split=e0b6
    arrow.down.circle.dotted downloading=f001
    arrow.down.left south_west=f1e5
    arrow.down.right south_east=f1e4
    arrow.down.right.and.arrow.up.left close_fullscreen=f1cf
    arrow.down.to.line vertical_align_bottom=e258
    arrow.left.arrow.right swap_horiz=e8d4
    arrow.left.to.line first_page=e5dc
    arrow.merge call_merge=e0b3
    arrow.right.to.line last_page=e5dd
    arrow.triangle.2.circlepath autorenew=e863
    arrow.triangle.branch alt_route=f184
    arrow.triangle.merge merge=eb98
    arrow.triangle.swap swap_calls=e0d7
    arrow.turn.down.left subdirectory_arrow_left=e5d9
    arrow.turn.down.right subdirectory_arrow_right=e5da
    arrow.up.and.down height=ea16
    arrow.up.and.down.and.arrow.left.and.right open_with=e89f
    arrow.up.arrow.down swap_vert=e8d5
    arrow.up.left north_west=f1e2
    arrow.up.left.and.arrow.down.right open_in_full=f1ce
    arrow.up.right north_east=f1e1
    arrow.up.to.line vertical_align_top=e25a
    arrow.uturn.backward undo=e166
    arrow.uturn.down u_turn_left=eba1
    arrow.uturn.forward redo=e15a
    arrow.uturn.left undo=e166
    arrow.uturn.right redo=e15a
    arrowshape.turn.up.left ~reply=e15e reply=e15e
    arrowshape.turn.up.left.2 ~reply_all=e15f reply_all=e15f
    aspectratio ~aspect_ratio=e85b aspect_ratio=e85b
    asterisk emergency=e1eb
    at alternate_email=e0e6
    backpack ~backpack=f19c backpack=f19c
    backward ~fast_rewind=e020 fast_rewind=e020
    backward.end ~skip_previous=e045 skip_previous=e045
    bag ~shopping_bag=f1cc shopping_bag=f1cc
    bandage healing=e3f3 healing=e3f3
    banknote payments=ef63 payments=ef63
    baseball ~sports_baseball=ea51 sports_baseball=ea51
    basket ~shopping_basket=e8cb shopping_basket=e8cb
    basketball ~sports_basketball=ea26 sports_basketball=ea26
    bathtub ~bathtub=ea41 bathtub=ea41
    battery.100.bolt battery_charging_full=e1a3
    bed.double ~hotel=e53a hotel=e53a
    bell.slash ~notifications_off=e7f6 notifications_off=e7f6
    bicycle pedal_bike=eb29
    birthday.cake ~cake=e7e9 cake=e7e9
    bitcoinsign currency_bitcoin=ebc5
    bluetooth bluetooth=e1a7
    bold format_bold=e238
    bolt ~bolt=ea0b bolt=ea0b
    bolt.car ~electric_car=eb1c electric_car=eb1c
    bolt.slash ~flash_off=e3e6 flash_off=e3e6
    book.closed ~class=e86e class=e86e
    books.vertical ~library_books=e02f library_books=e02f
    box.truck ~local_shipping=e558 local_shipping=e558
    brain.head.profile psychology=ea4a
    briefcase work_outline=e943 work=e8f9
    bubble.left chat_bubble_outline=e0cb chat_bubble=e0ca
    bubble.left.and.bubble.right ~forum=e0bf forum=e0bf
    building ~apartment=ea40 apartment=ea40
    building.2 ~location_city=e7f1 location_city=e7f1
    building.columns account_balance=e84f account_balance=e84f
    bus ~directions_bus=e530 directions_bus=e530
    cable.connector cable=efe6
    cablecar ~tram=e571 tram=e571
    calendar calendar_today=e935
    calendar.badge.checkmark event_available=e614
    camera ~photo_camera=e412 photo_camera=e412
    camera.aperture camera=e3af
    camera.macro local_florist=e545
    camera.rotate ~flip_camera_ios=ea38 flip_camera_ios=ea38
    camera.viewfinder center_focus_weak=e3b5
    capslock ~keyboard_capslock=e318 keyboard_capslock=e318
    captions.bubble ~closed_caption=e01c closed_caption=e01c
    car ~directions_car=e531 directions_car=e531
    cart ~shopping_cart=e8cc shopping_cart=e8cc
    cart.badge.plus add_shopping_cart=e854
    case ~work=e8f9 work=e8f9
    chair ~chair=efed chair=efed
    chart.bar ~bar_chart=e26b bar_chart=e26b
    chart.pie pie_chart_outline=f044 pie_chart=e6c4
    checklist checklist=e6b1
    checkmark.icloud ~cloud_done=e2bf cloud_done=e2bf
    checkmark.rectangle ~domain_verification=ef4c
    checkmark.seal ~verified=ef76 verified=ef76
    checkmark.shield ~verified_user=e8e8 verified_user=e8e8
    checkmark.square ~check_box=e834 check_box=e834
    chevron.down.2 keyboard_double_arrow_down=ead0
    chevron.left.2 keyboard_double_arrow_left=eac3
    chevron.right.2 keyboard_double_arrow_right=eac9
    chevron.up.2 keyboard_double_arrow_up=eacf
    chevron.up.chevron.down unfold_more=e5d7
    circle.hexagongrid ~hive=eaa6 hive=eaa6
    circle.lefthalf.filled contrast=eb37
    clipboard ~assignment=e85d assignment=e85d
    clock.arrow.circlepath history=e889
    cloud cloud_queue=e2c2 cloud=e2bd
    cloud.bolt ~thunderstorm=ebdb thunderstorm=ebdb
    cloud.fog ~foggy=e818 foggy=e818
    cloud.slash ~cloud_off=e2c1 cloud_off=e2c1
    cloud.snow ~cloudy_snowing=e810 cloudy_snowing=e810
    command keyboard_command_key=eae7
    computermouse ~mouse=e323 mouse=e323
    control keyboard_control_key=eae6
    cpu ~developer_board=e30d developer_board=e30d
    creditcard ~credit_card=e870 credit_card=e870
    cricket.ball ~sports_cricket=ea27 sports_cricket=ea27
    crop crop=e3be
    crop.rotate crop_rotate=e437
    cross.case ~medical_services=f109 medical_services=f109
    cup.and.saucer ~local_cafe=e541 local_cafe=e541
    curlybraces data_object=ead3
    cursorarrow near_me=e569
    cursorarrow.rays ads_click=e762
    """
}
