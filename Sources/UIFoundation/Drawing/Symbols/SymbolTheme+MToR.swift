extension SymbolTheme {
  /// The names of symbols from m to r, with the icons of the outline and of the filled form.
  static let mToR = """
    macwindow web_asset=e069
    macwindow.on.rectangle filter_none=e3e0
    magazine ~chrome_reader_mode=e86d chrome_reader_mode=e86d
    map ~map=e55b map=e55b
    mappin location_pin=f1db
    mappin.and.ellipse pin_drop=e55e
    medal ~military_tech=ea3f military_tech=ea3f
    megaphone ~campaign=ef49 campaign=ef49
    memorychip ~memory=e322 memory=e322
    menubar.rectangle web_asset=e069
    menucard ~menu_book=ea19 menu_book=ea19
    message chat_bubble_outline=e0cb chat_bubble=e0ca
    mic mic_none=e02a mic=e029
    mic.slash mic_off=e02b mic_off=e02b
    minus.magnifyingglass zoom_out=e900
    minus.square ~indeterminate_check_box=e909 indeterminate_check_box=e909
    moon ~dark_mode=e51c dark_mode=e51c
    motorcycle ~two_wheeler=e9f9 two_wheeler=e9f9
    mountain.2 ~terrain=e564 terrain=e564
    move.3d open_with=e89f
    movieclapper ~movie_creation=e404 movie_creation=e404
    mug ~free_breakfast=eb44 free_breakfast=eb44
    multiply close=e5cd
    music.mic mic_external_on=ef5a
    music.note music_note=e405
    music.note.list queue_music=e03d
    network hub=e9f4
    newspaper ~newspaper=eb81 newspaper=eb81
    nosign block=e14b
    note ~sticky_note_2=f1fc sticky_note_2=f1fc
    note.text ~text_snippet=f1c6 text_snippet=f1c6
    number numbers=eac7
    option keyboard_option_key=eae8
    paintbrush ~brush=e3ae brush=e3ae
    paintbrush.pointed ~brush=e3ae brush=e3ae
    paintpalette ~palette=e40a palette=e40a
    paperclip attach_file=e226
    paperplane ~send=e163 send=e163
    parkingsign local_parking=e54f
    party.popper ~celebration=ea65 celebration=ea65
    pause pause=e034 pause=e034
    pawprint ~pets=e91d pets=e91d
    pc desktop_windows=e30c
    pencil edit=e3c9
    pencil.line border_color=e22b
    pencil.slash edit_off=e950
    pentagon ~pentagon=eb50 pentagon=eb50
    percent percent=eb58
    person.2 people_outline=e7fc people=e7fb
    person.3 ~groups=f233 groups=f233
    person.badge.minus ~person_remove=ef66 person_remove=ef66
    person.badge.plus ~person_add=e7fe person_add=e7fe
    person.crop.rectangle.stack ~recent_actors=e03f recent_actors=e03f
    person.crop.square ~account_box=e851 account_box=e851
    person.fill.checkmark how_to_reg=e174
    person.text.rectangle ~badge=ea67 badge=ea67
    person.wave.2 ~record_voice_over=e91f record_voice_over=e91f
    personalhotspot wifi_tethering=e1e2
    perspective transform=e428
    phone ~call=e0b0 call=e0b0
    phone.arrow.down.left ~phone_callback=e649 phone_callback=e649
    phone.arrow.up.right ~phone_forwarded=e61c phone_forwarded=e61c
    phone.down ~call_end=e0b1 call_end=e0b1
    photo.badge.plus ~add_photo_alternate=e43e add_photo_alternate=e43e
    photo.on.rectangle ~photo_library=e413 photo_library=e413
    photo.stack ~collections=e3b6 collections=e3b6
    pianokeys piano=e521
    pills ~medication=f033 medication=f033
    pin ~push_pin=f10d push_pin=f10d
    pip ~picture_in_picture=e8aa picture_in_picture=e8aa
    pip.enter picture_in_picture_alt=e911
    play ~play_arrow=e037 play_arrow=e037
    play.rectangle ~slideshow=e41b slideshow=e41b
    play.tv ~live_tv=e639 live_tv=e639
    plus.app ~add_box=e146 add_box=e146
    plus.bubble ~add_comment=e266 add_comment=e266
    plus.magnifyingglass zoom_in=e8ff
    plus.rectangle.on.rectangle ~library_add=e02e library_add=e02e
    power power_settings_new=e8ac
    powerplug ~power=e63c power=e63c
    printer ~print=e8ad print=e8ad
    puzzlepiece ~extension=e87b extension=e87b
    puzzlepiece.extension ~extension=e87b extension=e87b
    qrcode qr_code=ef6b
    qrcode.viewfinder qr_code_scanner=f206
    questionmark question_mark=eb8b
    quote.closing format_quote=e244
    rays flare=e3e4
    record.circle radio_button_checked=e837
    recordingtape voicemail=e0d9
    rectangle.3.group ~dashboard=e871 dashboard=e871
    rectangle.compress.vertical compress=e94d
    rectangle.expand.vertical expand=e94f
    rectangle.grid.1x2 ~view_agenda=e8e9 view_agenda=e8e9
    rectangle.grid.2x2 ~grid_view=e9b0 grid_view=e9b0
    rectangle.on.rectangle filter_none=e3e0
    rectangle.portrait.and.arrow.forward logout=e9ba
    rectangle.portrait.and.arrow.right logout=e9ba
    rectangle.stack.badge.plus ~library_add=e02e library_add=e02e
    rectangle.stack.person.crop ~contacts=e0ba contacts=e0ba
    refrigerator ~kitchen=eb47 kitchen=eb47
    repeat repeat=e040
    repeat.1 repeat_one=e041
    return keyboard_return=e31b
    rosette ~workspace_premium=e7af workspace_premium=e7af
    rotate.left ~rotate_90_degrees_ccw=e418 rotate_90_degrees_ccw=e418
    rotate.right ~rotate_90_degrees_cw=eaab rotate_90_degrees_cw=eaab
    ruler ~straighten=e41c straighten=e41c
    """
}
