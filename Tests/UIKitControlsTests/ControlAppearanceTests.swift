import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Appearance proxies that style all views and controls of a class. (Docs/behaviour/bars.md, "Bar appearance")
@MainActor struct ControlAppearanceTests {
  private final class Panel: UIView {}
  private final class OwnSwitch: UISwitch {}

  private func app(_ views: @escaping @MainActor () -> [UIView]) -> TestApp {
    TestApp {
      let controller = UIViewController()
      for view in views() { controller.view.addSubview(view) }
      return controller
    }
  }

  @Test func `controls that come into a window take the look of their class, but for what was set on them`() {
    var (plain, own, label, field, slider, bar) = (UISwitch(), UISwitch(), UILabel(), UITextField(), UISlider(), UIProgressView())
    var (button, segments, wheel, dots) = (UIButton(type: .system), UISegmentedControl(), UIActivityIndicatorView(), UIPageControl())
    let app = app {
      UISwitch.appearance().onTintColor = .purple
      UILabel.appearance().textColor = .brown
      UITextField.appearance().font = .systemFont(ofSize: 21)
      UISlider.appearance().minimumTrackTintColor = .red
      UIProgressView.appearance().progressTintColor = .green
      UIButton.appearance().setTitleColor(.orange, for: .normal)
      UISegmentedControl.appearance().selectedSegmentTintColor = .cyan
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.magenta], for: .selected)
      UIActivityIndicatorView.appearance().color = .blue
      UIPageControl.appearance().currentPageIndicatorTintColor = .black
      (plain, own, label, field, slider, bar) = (UISwitch(), UISwitch(), UILabel(), UITextField(), UISlider(), UIProgressView())
      (button, segments, wheel, dots) = (UIButton(type: .system), UISegmentedControl(), UIActivityIndicatorView(), UIPageControl())
      own.onTintColor = .yellow
      return [plain, own, label, field, slider, bar, button, segments, wheel, dots]
    }
    #expect(plain.onTintColor == .purple && own.onTintColor == .yellow)
    #expect(label.textColor == .brown && field.font == .systemFont(ofSize: 21))
    #expect(slider.minimumTrackTintColor == .red && bar.progressTintColor == .green)
    #expect(button.titleColor(for: .normal) == .orange && segments.selectedSegmentTintColor == .cyan)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .magenta)
    #expect(wheel.color == .blue && dots.currentPageIndicatorTintColor == .black)
    // A view that is in a window already keeps its look, and takes it when it comes back.
    app.perform { UISwitch.appearance().onTintColor = .gray }
    #expect(plain.onTintColor == .purple)
    app.perform {
      let parent = plain.superview
      plain.removeFromSuperview()
      parent?.addSubview(plain)
    }
    #expect(plain.onTintColor == .gray && own.onTintColor == .yellow)
  }

  @Test func `a special class comes after the general one, and what is contained in a class of views after what is anywhere`() {
    var (free, special, inner, painted) = (UISwitch(), OwnSwitch(), UISwitch(), Panel())
    let app = app {
      UISwitch.appearance().onTintColor = .purple
      OwnSwitch.appearance().onTintColor = .red
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .blue
      Panel.appearance().backgroundColor = .green
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .orange
      (free, special, inner, painted) = (UISwitch(), OwnSwitch(), UISwitch(), Panel())
      let panel = Panel()
      panel.addSubview(inner)
      painted.backgroundColor = .white
      painted.addSubview(UIView())
      return [free, special, panel, painted]
    }
    #expect(free.onTintColor == .purple && special.onTintColor == .red && inner.onTintColor == .blue)
    #expect(inner.superview?.backgroundColor == .green && painted.backgroundColor == .white)
    #expect(app.diagnostics == [])
    #expect(inner.tintColor == .orange && painted.subviews[0].tintColor == .orange && free.tintColor != .orange)
  }

  @Test func `tables and collections take a background, and looks end with their app`() {
    var table = UITableView()
    _ = app {
      UITableView.appearance().backgroundColor = .red
      UITableView.appearance().separatorColor = .blue
      table = UITableView()
      return [table]
    }
    #expect(table.backgroundColor == .red && table.separatorColor == .blue)
    _ = app {
      table = UITableView()
      return [table]
    }
    #expect(table.backgroundColor == .systemBackground && table.separatorColor == .separator)
  }
}
