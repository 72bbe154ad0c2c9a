import CardTransition
import SegueTesting
import Testing

/// Known faults of other libraries, and the behaviour required here instead. (Docs/behaviour/card.md, "Card checks")
@MainActor @Suite struct OthersBugsTests {
  @Test(arguments: CardRoom.allCases, [1, 6, 12, 24, 44]) func `a drag while the page still opens is heard, and takes it home`(
    room: CardRoom, frame: Int
  ) throws {
    let theatre = CardTheatre(room), app = theatre.app
    theatre.open()
    app.advance(by: Double(frame) / 60)
    let finger = app.touch(theatre.middle(in: room))
    finger.move(by: CGVector(dx: 0, dy: room.distance / 4), duration: 0.2)
    // Caught right after the tap it is nearly its card still, and goes at once.
    #expect(theatre.pulled > 0.05 || frame == 1 && theatre.transition.state == .closing, "\(theatre.transition.state)")
    finger.move(by: CGVector(dx: 0, dy: room.distance), duration: 0.3)
    #expect(theatre.transition.state == .closing)
    finger.lift()
    try app.settle()
    theatre.expectHome()
    #expect(theatre.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  enum Loss: CaseIterable { case listTakenOut, popped, tabChanged, viewTakenOut }

  @Test(arguments: Loss.allCases, [false, true]) func `dismissed while its list is in no window, it ends in order (cases I and J)`(
    loss: Loss, inFlight: Bool
  ) throws {
    let theatre = ListTheatre(inBars: true), ear = LandingEar()
    theatre.open(1).delegate = ear
    try theatre.settle()
    if inFlight {
      theatre.dismiss()
      theatre.run(6)
    }
    theatre.app.perform { lose(loss, theatre) }
    theatre.run(3)
    // What only cannot be seen is over at once (case J); who has lost its list fades (case I).
    let isCovered = inFlight && (loss == .tabChanged || loss == .viewTakenOut)
    if isCovered { #expect(ear.landing == .atOnce) }
    if !inFlight { theatre.dismiss() }
    try theatre.settle()
    #expect(ear.landing == (isCovered ? .atOnce : .faded))
    theatre.expectHome()
    #expect(theatre.last.page.calls.count == 4)
    theatre.app.perform { giveBack(loss, theatre) }
    try theatre.settle()
    theatre.expectHome()
    #expect(theatre.cell(1)?.isHidden == false && theatre.cell(1)?.window != nil)
  }

  private func lose(_ loss: Loss, _ theatre: ListTheatre) {
    let stack = theatre.controller.navigationController
    switch loss {
    case .listTakenOut: theatre.list.removeFromSuperview()
    case .popped: stack?.setViewControllers([UIViewController()], animated: false)
    case .tabChanged: (theatre.root as? UITabBarController)?.selectedIndex = 1
    case .viewTakenOut: theatre.controller.view.removeFromSuperview()
    }
  }
  private func giveBack(_ loss: Loss, _ theatre: ListTheatre) {
    let tabs = theatre.root as? UITabBarController
    switch loss {
    case .listTakenOut: theatre.controller.view.addSubview(theatre.list)
    case .popped: (tabs?.viewControllers?.first as? UINavigationController)?.setViewControllers([theatre.controller], animated: false)
    case .tabChanged: tabs?.selectedIndex = 0
    case .viewTakenOut: theatre.controller.navigationController?.view.addSubview(theatre.controller.view)
    }
  }

  @Test func `dismissed while not even its presenter is in a window, it slides away (case I)`() throws {
    let theatre = CardTheatre(), ear = LandingEar()
    try theatre.opened()
    theatre.transition.delegate = ear
    theatre.app.perform { theatre.root.view.removeFromSuperview() }
    theatre.dismiss()
    theatre.app.advance(by: 0.2)
    #expect(theatre.rect.minY > 200 && theatre.rect.minX == 0 && theatre.stage?.opacity == 1, "\(theatre.rect)")
    try theatre.app.settle()
    theatre.expectHome()
    #expect(ear.landing == .slidDown && theatre.page.calls.count == 4)
  }

  @Test(arguments: [false, true]) func `a cell that was changed while its page was open is landed on as it is now (case M)`(
    isReloaded: Bool
  ) throws {
    let theatre = ListTheatre()
    theatre.open(1)
    try theatre.settle()
    theatre.app.perform {
      if isReloaded { theatre.list.reloadData() }
      theatre.list.layoutIfNeeded()
      theatre.cell(1)?.contentView.backgroundColor = .green
    }
    theatre.run(1)
    theatre.dismiss()
    var last = theatre.app.colour(at: CGPoint(x: 187, y: 300))
    while theatre.last.transition.state != .resting {
      let place = theatre.stages.first.map { $0.convert($0.bounds, to: nil) } ?? .null
      last = theatre.app.colour(at: place.middle)
      theatre.run(1)
    }
    #expect(last.green > 240 && last.red < 20, "\(last)")
    let home = try #require(theatre.cell(1)).convert(theatre.cell(1)!.bounds, to: nil).middle
    #expect(theatre.app.colour(at: home) == last)
  }

  @Test func `the page turns to another item: its first card has its own content again, and it lands on the other (case L)`() throws {
    let cards = (0..<2).map { SlotCell(frame: CGRect(x: 20, y: 100 + 320 * Double($0), width: 335, height: 300)) }
    let contents = cards.map { $0.slot.contentView! }, root = UIViewController(), page = SlotPage()
    let app = TestApp {
      for card in cards { root.view.addSubview(card) }
      return root
    }
    let transition = CardTransition(item: 0) { (item: Int) in cards[item] }
    app.perform { contents[1].backgroundColor = .green }
    app.perform { root.present(page, with: transition) }
    try app.settle()
    #expect(contents[0].superview === page.header && cards[0].isHidden)
    app.perform { transition.setItem(1) }
    #expect(contents[0].superview === cards[0].slot && contents[0].frame == cards[0].bounds && !cards[0].isHidden)
    #expect(contents[1].superview === cards[1].slot && !cards[1].isHidden)
    app.perform { page.dismiss(animated: true) }
    #expect(cards[1].isHidden && !cards[0].isHidden)
    app.advance(by: 0.4)
    let place = try app.view("card.stage").frame
    #expect(abs(place.minY - 420) < 10 && app.colour(at: place.middle).green > 240)
    try app.settle()
    #expect(!cards[1].isHidden && contents[1].superview === cards[1].slot && transition.state == .resting)
  }

  @Test(arguments: CardRoom.allCases) func `a drag that is cancelled goes back from where it is (material-components-android#3571)`(
    room: CardRoom
  ) throws {
    for fromEdge in room.isColumn ? [false] : [false, true] {
      let theatre = CardTheatre(room)
      try theatre.opened()
      let finger = theatre.pull(room, to: 0.6 * room.distance, fromEdge: fromEdge)
      let pulled = theatre.rect
      theatre.app.advance(by: 0.2)
      finger.cancel()
      #expect(theatre.transition.state == .returning && theatre.rect.distance(to: pulled) <= 0.5)
      for frame in 1...20 {
        theatre.app.advance(by: 1.0 / 60)
        let expected = ReferenceSpring.calm.rect(from: pulled, to: room.place, after: Double(frame) / 60)
        #expect(theatre.rect.distance(to: expected) <= 0.5, "\(frame) frames later: \(theatre.rect), not \(expected)")
      }
      try theatre.app.settle()
      #expect(theatre.transition.state == .open && theatre.rect == room.place && theatre.page.calls.count == 2)
    }
  }

  @Test(arguments: [10, 14, 20, 30, 40]) func `closed by its button before it has opened, it goes, and opens again (Transmission#89)`(
    frame: Int
  ) throws {
    let theatre = CardTheatre()
    for round in 1...2 {
      theatre.open()
      theatre.app.advance(by: Double(frame) / 60)
      #expect(theatre.transition.state == .opening)
      let button = try #require(theatre.app["card.close"])
      theatre.app.tap(button.frame.intersection(CGRect(x: 0, y: 0, width: 375, height: 812)).middle, duration: 0)
      #expect(theatre.transition.state == .closing)
      try theatre.app.settle()
      theatre.expectHome()
      #expect(theatre.page.calls.count == 4 * round)
    }
  }

  enum Phase: CaseIterable { case opening, open, closing, returning }

  @Test(arguments: Phase.allCases, [700, 250, -300]) func `a pan as fast as can be freezes nothing (Hero#259)`(phase: Phase, way: Double)
    throws
  {
    for ticks in 1...3 {
      let theatre = CardTheatre(), app = theatre.app
      theatre.open()
      if phase == .opening { app.advance(by: 0.1) } else { try app.settle() }
      if phase == .closing {
        theatre.dismiss()
        app.advance(by: 0.1)
      }
      if phase == .returning {
        let finger = theatre.pull(.upright, to: 60)
        finger.cancel()
        app.advance(by: 0.05)
      }
      app.flick(from: CGPoint(x: 187, y: 450), by: CGVector(dx: 0, dy: way), duration: Double(ticks) / 60)
      try app.settle(limit: 6)
      if theatre.transition.state == .open {
        #expect(theatre.rect == CardRoom.upright.place)
        app.perform { theatre.page.scrollView.contentOffset = .zero }
        theatre.pull(.upright, to: 60).lift()
        #expect(theatre.transition.state == .returning, "\(ticks) ticks: the next finger is not heard")
        try app.settle()
        theatre.dismiss()
        try app.settle()
      }
      theatre.expectHome()
      #expect(theatre.page.calls.count % 4 == 0)
    }
  }

  @Test(arguments: [0.05, 0.15, 0.3]) func `card in card: the outer page goes while the inner one still flies (AppStoreiOS11#12)`(
    wait: Double
  ) throws {
    let theatre = PageTheatre(BarePage()), app = theatre.app, inner = BarePage()
    try theatre.opened()
    let small = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 150))
    let second = CardTransition(item: 2) { [weak small] (_: Int) in small }
    app.perform { theatre.page.view.addSubview(small) }
    app.perform { theatre.page.present(inner, with: second) }
    app.advance(by: 0.2)
    // The inner opening is caught, and goes home from there.
    let finger = app.touch(CGPoint(x: 187, y: 400))
    #expect(second.state != .opening && theatre.transition.state == .open)
    finger.move(by: CGVector(dx: 0, dy: 140), duration: 0.2)
    #expect(second.state == .closing && theatre.page.presentedViewController == nil)
    finger.lift()
    app.advance(by: wait)
    app.perform { theatre.page.dismiss(animated: true) }
    #expect(theatre.transition.state == .closing)
    try app.settle()
    #expect(theatre.isHome && second.state == .resting && !small.isHidden && small.superview === theatre.page.view)
  }
}

/// Hears how a page comes to its end.
private final class LandingEar: CardTransitionDelegate {
  private(set) var landing: CardLanding?
  func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) { self.landing = landing }
}

extension TestApp {
  /// What the screen shows at a point.
  func colour(at point: CGPoint) -> (red: Int, green: Int, blue: Int) {
    let image = session.currentFrame().image(scale: 1)
    let x = min(max(Int(point.x), 0), image.width - 1), y = min(max(Int(point.y), 0), image.height - 1)
    let pixel = y * image.bytesPerRow + x * 4
    return (Int(image.bytes[pixel + 2]), Int(image.bytes[pixel + 1]), Int(image.bytes[pixel]))
  }
}
