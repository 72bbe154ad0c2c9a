import Foundation
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A view controller that validates its appearance callbacks. Every "will" callback must have its "did" callback, and none may repeat.
final class Page: UIViewController {
  private enum Stage: String { case gone, coming, shown, here, leaving }

  let name: String
  /// Told of every callback, after it was looked at.
  var onCallback: (String) -> Void = { _ in }
  /// What was illegal, in the order it was heard.
  private(set) var faults: [String] = []
  private var stage = Stage.gone

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    node.name = name
  }
  required init?(coder: NSCoder) { nil }

  /// Where it believes to be, by its callbacks alone.
  var isHere: Bool { stage == .here }
  var isGone: Bool { stage == .gone }
  var stageName: String { stage.rawValue }

  private func hear(_ callback: String, from: Set<Stage>, to: Stage) {
    if !from.contains(stage) { faults.append("\(name).\(callback) while \(stage)") }
    stage = to
    onCallback("\(name).\(callback)")
  }

  override func viewWillAppear(_ animated: Bool) { hear("viewWillAppear", from: [.gone, .leaving], to: .coming) }
  override func viewIsAppearing(_ animated: Bool) {
    if view.window == nil { faults.append("\(name).viewIsAppearing outside the window") }
    hear("viewIsAppearing", from: [.coming], to: .shown)
  }
  override func viewDidAppear(_ animated: Bool) { hear("viewDidAppear", from: [.shown], to: .here) }
  override func viewWillDisappear(_ animated: Bool) { hear("viewWillDisappear", from: [.coming, .shown, .here], to: .leaving) }
  override func viewDidDisappear(_ animated: Bool) { hear("viewDidDisappear", from: [.leaving], to: .gone) }
}
