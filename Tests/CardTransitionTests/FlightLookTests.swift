import CardTransition
import SegueTesting
import Testing
import UIKit

/// The appearance of a page while it returns to its card. (Docs/behaviour/card.md, "Card live content")
@MainActor @Suite struct FlightLookTests {
  /// A page that says where the card's content goes: less tall than the card is at the page's width.
  private final class LowPage: UIViewController, CardPageContent {
    private let header: UIView?
    init(_ header: UIView?) {
      self.header = header
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      if let header { view.addSubview(header) }
    }
    var cardContentSlot: UIView? { header }
  }

  @Test(arguments: CardRoom.allCases, [true, false]) func `in the bounce of its flight no line of the page shows below the card's content`(
    room: CardRoom, travels: Bool
  ) throws {
    let home = room == .upright || room == .uprightMirrored ? room.home.offsetBy(dx: 0, dy: -300) : room.home
    let card = SlotCell(frame: home), root = UIViewController()
    let app = TestApp(device: room.device, environment: EnvironmentSettings(direction: room.isMirrored ? .rightToLeft : .leftToRight)) {
      root.view.backgroundColor = .green
      root.view.addSubview(card)
      return root
    }
    let header = UIView(frame: CGRect(x: 0, y: 0, width: room.place.width, height: 0.9 * room.place.width * home.height / home.width))
    let page = LowPage(travels ? header : nil), transition = CardTransition(item: 1) { [weak card] (_: Int) in card }
    app.perform { root.present(page, with: transition) }
    try app.settle()
    #expect((card.slot.contentView == nil) == travels)
    app.perform { page.dismiss(animated: true) }
    // Where the spring is beyond its end.
    app.advance(by: 23.0 / 60)
    var frames = 0
    while transition.state == .closing {
      let place = try app.view("card.stage").frame
      #expect(app.whiteBelow(place.middle, to: place.maxY - 1.5) == 0, "at \(app.time): \(place)")
      frames += 1
      app.advance(by: 1.0 / 60)
    }
    #expect(frames > 10 && !card.isHidden)
  }
}

extension TestApp {
  /// How many points straight below a point, down to an edge, are as white as a page.
  fileprivate func whiteBelow(_ point: CGPoint, to edge: CGFloat) -> Int {
    let image = session.currentFrame().image(scale: 1)
    return (Int(point.y)..<min(Int(edge), image.height)).count { y in
      let pixel = y * image.bytesPerRow + Int(point.x) * 4
      return (0..<3).allSatisfy { image.bytes[pixel + $0] > 200 }
    }
  }
}
