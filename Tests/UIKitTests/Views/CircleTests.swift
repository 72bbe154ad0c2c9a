import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Cycles in the hierarchy, which are rejected so that every traversal of a tree ends.
@MainActor @Suite struct CircleTests {
  private func message(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

  @Test func `a view cannot be a subview of itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(message(result).contains("cannot be a subview of itself"))
  }

  @Test func `a view cannot be put into what lies inside it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.insertSubview(outer, at: 0)
      }
    }
    #expect(message(result).contains("which lies inside it"))
  }

  @Test func `a view cannot be masked by what it lies in`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.mask = outer
      }
    }
    #expect(message(result).contains("cannot be the mask of"))
  }

  @Test func `a view cannot be put into its mask`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, mask, inner) = (UIView(), UIView(), UIView())
        view.mask = mask
        mask.addSubview(inner)
        inner.addSubview(view)
      }
    }
    #expect(message(result).contains("which lies inside it"))
  }

  @Test func `a layer cannot be masked by what it lies in`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.mask = outer
      }
    }
    #expect(message(result).contains("cannot become the mask of itself or of a layer inside it"))
  }

  @Test func `a controller cannot be a child of itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    #expect(message(result).contains("cannot be a child of itself"))
  }

  @Test func `a controller cannot be a child of its child's child`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
        outer.addChild(middle)
        middle.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(message(result).contains("whose parent it is, directly or further up"))
  }

  @Test func `traits are found although a parent's view lies in its child's`() {
    let app = TestApp(device: .iPhone14, environment: EnvironmentSettings(style: .dark)) { UIViewController() }
    let (parent, child) = app.perform {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.view.addSubview(parent.view)
      return (parent, child)
    }
    #expect(child.traitCollection.userInterfaceStyle == .dark && parent.view.traitCollection.userInterfaceStyle == .dark)
  }
}
