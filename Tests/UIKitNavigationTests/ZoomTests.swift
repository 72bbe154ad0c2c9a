import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The `preferredTransition` property: zoom transitions and the other values. (Docs/behaviour/controllers.md, "Zoom transition")
@MainActor struct ZoomTests {
  typealias Way = ZoomStage.Way
  typealias Transition = UIViewController.Transition

  @Test(arguments: Way.allCases)
  func `a page grows out of its source, which is not drawn meanwhile, and shrinks back into it (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    let tile = stage.tile.convert(stage.tile.bounds, to: nil)
    stage.open()
    #expect(isNear(stage.frame, tile) && stage.isVeiled)
    #expect(abs(stage.shown.width - 120) < 1)  // the whole width of the page lies on the source's
    stage.app.advance(by: 0.1)
    // A critical spring of ω 18.2574 (behaviour: Zoom transition): 1 − (1 + ωt)·e^(−ωt) of the way at a tenth of a second, 0.545.
    let expected = 120 + (390 - 120) * 0.545
    #expect(abs(stage.frame.width - expected) < 12)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
    stage.close()
    #expect(isNear(stage.frame, CGRect(x: 0, y: 0, width: 390, height: 844)) && stage.isVeiled)
    var last = CGRect.null
    while stage.zoom.isInFlight {
      last = stage.frame
      stage.app.advance(by: 1.0 / 60)
    }
    #expect(isNear(last, tile, 2))
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `the provider is asked for both ways, with who is below and who zooms (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.open()
    #expect(!stage.questions.isEmpty)
    stage.app.advance(by: 2)
    let asked = stage.questions.count
    stage.close()
    #expect(stage.questions.count > asked)
    #expect(stage.questions.allSatisfy { $0.sourceViewController === stage.home && $0.zoomedViewController === stage.page })
  }

  @Test(arguments: Way.allCases)
  func `without a source a page comes and goes as it would without a preferred transition (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.source = nil
    stage.open()
    stage.app.advance(by: 0.1)
    #expect(!stage.zoom.isInFlight && stage.shown.width == 390)
    #expect(way == .push ? stage.shown.minX > 0 && stage.shown.minY == 0 : stage.shown.minY > 0 && stage.shown.minX == 0)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
    stage.close()
    stage.app.advance(by: 0.1)
    #expect(stage.shown.minX > 0 || stage.shown.minY > 0)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `without a source a finger does not throw the page back; only the edge swipe of a stack goes on to slide`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.source = nil
    stage.drag(by: CGVector(dx: 0, dy: 300)).lift()
    #expect(stage.isOpen)
    let finger = stage.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 200, dy: 0))
    #expect(way == .push ? stage.shown.minX > 150 && stage.shown.width == 390 : stage.isOpen)
    finger.cancel()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `the edge swipe holds the page, and past the middle it throws it back (behaviour: Edge pop and Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    var finger = stage.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 150, dy: 0))
    #expect(stage.isVeiled && stage.shown.width < 390 && stage.shown.minX > 100)
    finger.lift()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
    finger = stage.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 230, dy: 0))
    finger.lift()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `two fingers pinch the page away; a small pinch lets it come back (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    for (spread, isThrown) in [(140.0, false), (70.0, true)] {
      let (a, b) = (stage.app.touch(CGPoint(x: 100, y: 400)), stage.app.touch(CGPoint(x: 290, y: 400)))
      for step in 1...20 {
        let half = (190 - (190 - spread) * Double(step) / 20) / 2
        // Only what lies between 190 and 170 counts towards the small one.
        let shown = isThrown ? half : max(half, 87)
        a.tell(.moved, at: CGPoint(x: 195 - shown, y: 400))
        b.tell(.moved, at: CGPoint(x: 195 + shown, y: 400))
        stage.app.advance(by: 1.0 / 60)
      }
      #expect(stage.isVeiled && stage.shown.width < 390)
      stage.app.advance(by: 0.2)
      a.lift()
      b.lift()
      stage.app.advance(by: 2)
      stage.expectAtRest(open: !isThrown)
    }
  }

  @Test(arguments: Way.allCases)
  func `a page in the hand gets no smaller than 0.86 of itself, however far it is dragged (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    let finger = stage.drag(from: CGPoint(x: 200, y: 20), by: CGVector(dx: 150, dy: 800))
    #expect(stage.frame.width > 390 * 0.86 && stage.frame.width < 390 * 0.93)
    finger.cancel()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test func `a list in the page scrolls, and only at its top it is the page that is dragged down`() {
    let stage = ZoomStage(.present)
    let list = stage.app.perform {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 3000)
      stage.page.view.addSubview(list)
      return list
    }
    stage.openAndForget()
    let top = list.contentOffset.y
    stage.drag(by: CGVector(dx: 0, dy: -200)).lift()
    #expect(list.contentOffset.y > top + 150 && stage.isOpen)
    stage.drag(by: CGVector(dx: 0, dy: 100)).lift()
    stage.app.advance(by: 1)
    #expect(stage.isOpen && list.contentOffset.y < top + 150)
    stage.app.perform { list.contentOffset.y = top }
    let finger = stage.drag(by: CGVector(dx: 0, dy: 200))
    #expect(stage.isVeiled && list.contentOffset.y == top)
    finger.lift()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `the app decides whether a finger throws the page back (behaviour: Zoom transition)`(way: Way) {
    var asked: [Transition.ZoomOptions.InteractionContext] = [], answer = false
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in
      asked.append(context)
      return answer
    }
    let stage = ZoomStage(way, options: options)
    options.interactiveDismissShouldBegin = nil  // what is changed later has no effect
    stage.openAndForget()
    stage.drag(by: CGVector(dx: 0, dy: 300)).lift()
    stage.app.advance(by: 1)
    #expect(stage.isOpen && asked.count == 1 && asked[0].willBegin && asked[0].velocity.dy > 500)
    #expect(abs(asked[0].location.x - 200) < 1 && asked[0].location.y > 300 && asked[0].location.y < 340)
    answer = true
    let finger = stage.drag(by: CGVector(dx: 0, dy: -100))  // upwards: the system would not
    #expect(asked.count == 2 && !asked[1].willBegin && stage.isVeiled)
    finger.cancel()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test func `the page behind is covered as the options say, more the more the page is open`() {
    let options = Transition.ZoomOptions()
    options.dimmingColor = UIColor.green.withAlphaComponent(0.5)
    options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    for (options, full) in [(options, 1.0), (nil, 0.2)] {
      let stage = ZoomStage(.push, options: options)
      stage.open()
      let views = stage.navigation!.content.subviews
      let dim = views[views.count - 2]
      #expect(dim.alpha == 0 && dim.backgroundColor == options?.dimmingColor ?? .black)
      #expect(views.contains { $0 is UIVisualEffectView } == (options != nil))
      stage.app.advance(by: 0.1)
      #expect(dim.alpha > 0.4 * full && dim.alpha < 0.7 * full)
      stage.app.advance(by: 2)
      #expect(stage.navigation!.content.subviews == [stage.page.view])
    }
  }

  @Test func `the alignment rectangle lies on the source, and the page's corners are the source's`() {
    let options = Transition.ZoomOptions()
    var asked: [Transition.ZoomOptions.AlignmentRectContext] = []
    options.alignmentRectProvider = { context in
      asked.append(context)
      return CGRect(x: 20, y: 100, width: 240, height: 180)
    }
    let stage = ZoomStage(.push, options: options)
    let tile = stage.tile.convert(stage.tile.bounds, to: nil)
    stage.open()
    #expect(asked.allSatisfy { $0.sourceView === stage.tile && $0.zoomedViewController === stage.page } && !asked.isEmpty)
    // 240 points of the page lie on 120: half its size, 10 and 50 points up and to the left.
    #expect(isNear(stage.shown, CGRect(x: tile.minX - 10, y: tile.minY - 50, width: 195, height: 422), 1))
    #expect(abs(stage.page.view.superview!.layer.cornerRadius - 12) < 0.5)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `a page that zooms keeps its safe area on the whole way, so it is not laid out anew`(way: Way) {
    let stage = ZoomStage(way)
    stage.open()
    stage.app.advance(by: 2)
    let insets = stage.page.view.safeAreaInsets
    #expect(insets.top >= 47 && insets.bottom == 34)
    let finger = stage.drag(by: CGVector(dx: 30, dy: 200))
    #expect(stage.page.view.safeAreaInsets == insets)
    finger.lift()
    for _ in 0..<20 {
      stage.app.advance(by: 1.0 / 60)
      if stage.page.view.window != nil { #expect(stage.page.view.safeAreaInsets == insets) }
    }
  }

  @Test func `the four plain ones are the styles, for pushes as well (behaviour: Zoom transition)`() {
    for (style, seconds) in [(Transition.crossDissolve, 0.4), (.coverVertical, 0.5), (.flipHorizontal, 0.75), (.partialCurl, 0.4)] {
      for way in Way.allCases {
        let stage = ZoomStage(way, style: style)
        if way == .present { stage.app.perform { stage.page.modalPresentationStyle = .fullScreen } }
        stage.open()
        stage.app.advance(by: seconds / 2)
        #expect(abs((stage.page.transitionCoordinator?.transitionDuration ?? 0) - seconds) < 0.001)
        #expect(style === Transition.coverVertical || stage.shown.minX != 390)
        stage.app.advance(by: 2)
        stage.expectAtRest(open: true)
        stage.close()
        stage.app.advance(by: seconds / 2)
        #expect(stage.page.view.window != nil)
        stage.app.advance(by: 2)
        stage.expectAtRest(open: false)
      }
    }
  }
}
