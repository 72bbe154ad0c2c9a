extension SymbolTheme {
  /// The names of symbols from d to l, with the icons of the outline and of the filled form.
  static let dToL = """
    decrease.indent format_indent_decrease=e23d
    delete.left ~backspace=e14a backspace=e14a
    desktopcomputer desktop_mac=e30b
    dice ~casino=eb40 casino=eb40
    die.face.5 ~casino=eb40 casino=eb40
    display monitor=ef5b
    doc ~insert_drive_file=e24d insert_drive_file=e24d
    doc.badge.plus ~note_add=e89c note_add=e89c
    doc.on.clipboard ~content_paste=e14f content_paste=e14f
    doc.on.doc ~content_copy=e14d content_copy=e14d
    doc.plaintext ~article=ef42 article=ef42
    doc.richtext ~feed=f009 feed=f009
    doc.text ~description=e873 description=e873
    doc.text.magnifyingglass find_in_page=e880
    doc.zipper ~folder_zip=eb2c folder_zip=eb2c
    dock.rectangle ~video_label=e071 video_label=e071
    dollarsign attach_money=e227
    door.left.hand.closed ~door_front=effd door_front=effd
    door.left.hand.open ~meeting_room=eb4f meeting_room=eb4f
    dot.radiowaves.left.and.right sensors=e51e
    drop ~water_drop=e798 water_drop=e798
    dumbbell ~fitness_center=eb43 fitness_center=eb43
    ear hearing=e023
    earbuds earbuds=f003
    ellipsis.bubble ~sms=e625 sms=e625
    envelope mail_outline=e0e1 mail=e158
    envelope.badge mark_email_unread=f18a
    envelope.open ~drafts=e151 drafts=e151
    equal drag_handle=e25d
    eurosign euro=ea15
    ev.charger ~ev_station=e56d ev_station=e56d
    exclamationmark priority_high=e645
    exclamationmark.arrow.triangle.2.circlepath sync_problem=e629
    exclamationmark.bubble ~feedback=e87f feedback=e87f
    exclamationmark.octagon ~report=e160 report=e160
    exclamationmark.shield ~gpp_maybe=f014 gpp_maybe=f014
    exclamationmark.triangle warning_amber=f083 warning=e002
    externaldrive ~storage=e1db storage=e1db
    eye ~visibility=e8f4 visibility=e8f4
    eye.slash ~visibility_off=e8f5 visibility_off=e8f5
    facemask ~masks=f218 masks=f218
    faxmachine ~fax=ead8 fax=ead8
    ferry ~directions_boat=e532 directions_boat=e532
    figure.2.and.child.holdinghands family_restroom=f1a2
    figure.hiking hiking=e50a
    figure.mind.and.body self_improvement=ea78
    figure.outdoor.cycle directions_bike=e52f
    figure.pool.swim pool=eb48
    figure.roll accessible=e914
    figure.run directions_run=e566
    figure.skiing.downhill downhill_skiing=e509
    figure.stand man=e4eb
    figure.stand.dress woman=e13e
    figure.strengthtraining.traditional fitness_center=eb43
    figure.walk directions_walk=e536
    figure.wave emoji_people=ea1d
    film ~theaters=e8da theaters=e8da
    fireplace ~fireplace=ea43 fireplace=ea43
    flag outlined_flag=e16e flag=e153
    flag.checkered sports_score=f06e
    flame ~local_fire_department=ef55 local_fire_department=ef55
    flashlight.off.fill flashlight_off=f00a
    flashlight.on.fill flashlight_on=f00b
    flask ~science=ea4b science=ea4b
    flip.horizontal ~flip=e3e8 flip=e3e8
    folder ~folder=e2c7 folder=e2c7
    folder.badge.person.crop ~folder_shared=e2c9 folder_shared=e2c9
    folder.badge.plus ~create_new_folder=e2cc create_new_folder=e2cc
    football ~sports_football=ea29 sports_football=ea29
    fork.knife restaurant=e56c
    forward ~fast_forward=e01f fast_forward=e01f
    forward.end ~skip_next=e044 skip_next=e044
    fuelpump ~local_gas_station=e546 local_gas_station=e546
    function functions=e24a
    gauge speed=e9e4
    gauge.with.needle ~speed=e9e4 speed=e9e4
    gear settings=e8b8
    gearshape ~settings=e8b8 settings=e8b8
    gift ~card_giftcard=e8f6 card_giftcard=e8f6
    giftcard ~redeem=e8b1 redeem=e8b1
    globe public=e80b
    globe.americas ~south_america=e7e4 south_america=e7e4
    gobackward replay=e042
    gobackward.10 replay_10=e059
    gobackward.30 replay_30=e05a
    goforward.10 forward_10=e056
    goforward.30 forward_30=e057
    graduationcap ~school=e80c school=e80c
    greaterthan chevron_right=e5cc
    hammer ~hardware=ea59 hardware=ea59
    hand.draw ~swipe=e9ec swipe=e9ec
    hand.point.up.left ~touch_app=e913 touch_app=e913
    hand.raised ~pan_tool=e925 pan_tool=e925
    hand.raised.slash ~do_not_touch=f1b0 do_not_touch=f1b0
    hand.tap touch_app=e913 touch_app=e913
    hand.thumbsdown thumb_down_off_alt=e9f2 thumb_down=e8db
    hand.thumbsup thumb_up_off_alt=e9f3 thumb_up=e8dc
    hand.wave ~waving_hand=e766 waving_hand=e766
    headphones headphones=f01f
    hexagon ~hexagon=eb39 hexagon=eb39
    hifispeaker ~speaker=e32d speaker=e32d
    highlighter border_color=e22b
    hourglass hourglass_empty=e88b
    house.lodge ~cabin=e589 cabin=e589
    humidity ~water_drop=e798 water_drop=e798
    hurricane cyclone=ebd5
    icloud cloud_queue=e2c2 cloud=e2bd
    icloud.and.arrow.down ~cloud_download=e2c0 cloud_download=e2c0
    icloud.and.arrow.up ~cloud_upload=e2c3 cloud_upload=e2c3
    icloud.slash ~cloud_off=e2c1 cloud_off=e2c1
    increase.indent format_indent_increase=e23e
    infinity all_inclusive=eb3d
    internaldrive ~dns=e875 dns=e875
    ipad tablet_mac=e331
    iphone phone_iphone=e325
    iphone.landscape stay_current_landscape=e0d3
    iphone.radiowaves.left.and.right vibration=e62d
    italic format_italic=e23f
    key ~vpn_key=e0da vpn_key=e0da
    keyboard ~keyboard=e312 keyboard=e312
    keyboard.chevron.compact.down ~keyboard_hide=e31a keyboard_hide=e31a
    ladybug ~bug_report=e868 bug_report=e868
    lanyardcard ~badge=ea67 badge=ea67
    laptopcomputer laptop_mac=e320
    laptopcomputer.and.iphone devices=e1b1
    latch.2.case ~business_center=eb3f business_center=eb3f
    leaf ~eco=ea35 eco=ea35
    lessthan chevron_left=e5cb
    lifepreserver ~support=ef73 support=ef73
    light.max ~brightness_high=e1ac
    light.min ~brightness_low=e1ad
    lightbulb lightbulb_outline=e90f lightbulb=e0f0
    line.3.horizontal.decrease filter_list=e152
    line.horizontal.3 menu=e5d2
    link link=e157
    list.bullet format_list_bulleted=e241
    list.bullet.rectangle ~list_alt=e0ee list_alt=e0ee
    list.clipboard ~assignment=e85d assignment=e85d
    list.dash list=e896
    list.number format_list_numbered=e242
    location.north navigation=e55d navigation=e55d
    location.slash ~location_off=e0c7 location_off=e0c7
    location.viewfinder gps_fixed=e1b3
    lock ~lock=e897 lock=e897
    lock.open ~lock_open=e898 lock_open=e898
    lock.rotation ~lock_reset=eade
    lock.shield ~security=e32a security=e32a
    """
}
