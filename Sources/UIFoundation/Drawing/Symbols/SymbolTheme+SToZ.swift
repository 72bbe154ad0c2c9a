extension SymbolTheme {
  /// The names of symbols from s to z, with the icons of the outline and of the filled form.
  static let sToZ = """
    safari ~explore=e87a explore=e87a
    sailboat ~sailing=e502 sailing=e502
    scanner ~scanner=e329 scanner=e329
    scissors content_cut=e14e
    scooter electric_scooter=eb1f
    scope gps_not_fixed=e1b4
    scribble gesture=e155
    sdcard ~sd_card=e623 sd_card=e623
    selection.pin.in.out highlight_alt=ef52
    sensor.tag.radiowaves.forward ~sensors=e51e
    server.rack dns=e875
    shield ~shield=e9e0 shield=e9e0
    shippingbox ~inventory_2=e1a1 inventory_2=e1a1
    shower ~shower=f061 shower=f061
    shuffle shuffle=e043
    sidebar.left view_sidebar=f114
    sidebar.right vertical_split=e949
    signpost.left ~signpost=eb91 signpost=eb91
    signpost.right ~signpost=eb91 signpost=eb91
    simcard ~sim_card=e32b sim_card=e32b
    slider.horizontal.3 tune=e429
    slider.vertical.3 equalizer=e01d
    snow ac_unit=eb3b
    snowflake ac_unit=eb3b
    soccerball sports_soccer=ea2f
    sofa ~weekend=e16b weekend=e16b
    sparkles auto_awesome=e65f
    speaker ~volume_mute=e04e volume_mute=e04e
    speaker.slash ~volume_off=e04f volume_off=e04f
    speaker.wave.1 ~volume_down=e04d volume_down=e04d
    speaker.wave.2 ~volume_up=e050 volume_up=e050
    speedometer speed=e9e4
    square.and.arrow.down save_alt=e171
    square.grid.2x2 ~grid_view=e9b0 grid_view=e9b0
    square.grid.3x1.below.line.grid.1x2 view_quilt=e8f1
    square.grid.3x3 ~apps=e5c3 apps=e5c3
    square.grid.3x3.square grid_on=e3ec
    square.on.square ~content_copy=e14d content_copy=e14d
    stairs stairs=f1a9
    star.leadinghalf.filled star_half=e839
    staroflife ~emergency=e1eb emergency=e1eb
    sterlingsign currency_pound=eaf1
    stop ~stop=e047 stop=e047
    stopwatch ~timer=e425 timer=e425
    storefront ~storefront=ea12 storefront=ea12
    strikethrough format_strikethrough=e246
    suitcase ~cases=e992 cases=e992
    suitcase.rolling ~luggage=f235 luggage=f235
    sum functions=e24a
    sun.max ~light_mode=e518 light_mode=e518
    sun.min ~brightness_low=e1ad brightness_low=e1ad
    syringe vaccines=e138 vaccines=e138
    tablecells ~table_chart=e265 table_chart=e265
    tag ~sell=f05b sell=f05b
    takeoutbag.and.cup.and.straw ~fastfood=e57a fastfood=e57a
    target track_changes=e8e1
    teletype tty=f1aa
    tennis.racket sports_tennis=ea32
    terminal ~terminal=eb8e terminal=eb8e
    text.aligncenter format_align_center=e234
    text.alignleft format_align_left=e236
    text.alignright format_align_right=e237
    text.append playlist_add=e03b
    text.badge.checkmark playlist_add_check=e065
    text.badge.minus playlist_remove=eb80
    text.badge.plus playlist_add=e03b
    text.book.closed ~book=e865 book=e865
    text.bubble ~chat=e0b7 chat=e0b7
    text.justify format_align_justify=e235
    text.justify.left subject=e8d2
    text.magnifyingglass manage_search=f02f
    text.viewfinder document_scanner=e5fa
    textformat.abc abc=eb94
    textformat.subscript subscript=f111
    textformat.superscript superscript=f112
    theatermasks ~theater_comedy=ea66 theater_comedy=ea66
    thermometer thermostat=f076
    ticket ~confirmation_number=e638 confirmation_number=e638
    timer timelapse=e422
    tornado tornado=e199
    touchid fingerprint=e90d
    tram ~tram=e571 tram=e571
    tram.fill.tunnel subway=e56f
    translate translate=e8e2
    trash delete_outline=e92e delete=e872
    tray inbox=e156
    tray.and.arrow.down ~archive=e149 archive=e149
    tray.and.arrow.up ~unarchive=e169 unarchive=e169
    tray.full ~all_inbox=e97f all_inbox=e97f
    tree ~park=ea63 park=ea63
    trophy ~emoji_events=ea23 emoji_events=ea23
    truck.box ~local_shipping=e558 local_shipping=e558
    tv tv=e333 tv=e333
    tv.and.mediabox ~connected_tv=e998 connected_tv=e998
    umbrella ~beach_access=eb3e beach_access=eb3e
    underline format_underlined=e249
    video ~videocam=e04b videocam=e04b
    video.badge.plus ~video_call=e070 video_call=e070
    video.slash ~videocam_off=e04c videocam_off=e04c
    viewfinder crop_free=e3c2
    volleyball ~sports_volleyball=ea31 sports_volleyball=ea31
    wallet.bifold ~account_balance_wallet=e850 account_balance_wallet=e850
    wallet.pass ~wallet=f8ff wallet=f8ff
    wand.and.stars auto_fix_high=e663
    washer ~local_laundry_service=e54a local_laundry_service=e54a
    water.waves waves=e176
    waveform graphic_eq=e1b8
    wifi.slash wifi_off=e648
    wind air=efd8
    window.vertical.closed window=f088
    wineglass ~wine_bar=f1e8 wine_bar=f1e8
    wrench ~build=e869 build=e869
    wrench.adjustable ~build=e869 build=e869
    wrench.and.screwdriver ~handyman=f10b handyman=f10b
    xmark.bin ~delete_forever=e92b delete_forever=e92b
    xmark.octagon ~dangerous=e99a dangerous=e99a
    xmark.shield ~gpp_bad=f012 gpp_bad=f012
    yensign currency_yen=eafb
    """
}
