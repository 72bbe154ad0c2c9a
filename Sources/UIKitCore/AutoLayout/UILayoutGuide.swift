import ConstraintSolver
import Foundation
import QuartzCore

/// A rectangular area that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: _UIObject {
  /// The area that a guide of the system represents.
  enum SystemEdges: Int {
    case safeArea, margins, readable, frame, content, keyboard
  }

  /// A set of such areas.
  struct SystemEdgeSet: OptionSet {
    let rawValue: Int
    static let safeArea = SystemEdgeSet(.safeArea), margins = SystemEdgeSet(.margins), readable = SystemEdgeSet(.readable)
    static let frame = SystemEdgeSet(.frame), keyboard = SystemEdgeSet(.keyboard)

    init(rawValue: Int) { self.rawValue = rawValue }
    init(_ edges: SystemEdges) { rawValue = 1 << edges.rawValue }
  }

  /// The view in whose coordinates the guide is measured. `addLayoutGuide(_:)` sets it.
  open internal(set) var owningView: UIView? {
    get { owner?.item as? UIView }
    set { owner = newValue?.layoutReference }
  }
  private var owner: LayoutReference?
  /// The name of the guide in descriptions. The default is an empty string.
  open var identifier = ""
  let systemEdges: SystemEdges?
  var layoutNode: LayoutNode?

  /// Creates a guide without an owning view.
  public init() {
    systemEdges = nil
    super.init(_r: ())
    layoutReference.item = self
  }

  private(set) var layoutReference = LayoutReference(nil)

  init(system: SystemEdges?) {
    systemEdges = system
    super.init(_r: ())
    layoutReference.item = self
  }

  deinit { layoutReference.item = nil }

  /// The frame of the guide after the last layout, in the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    if let systemEdges { return owner.layoutFrame(following: systemEdges) }
    guard let node = layoutNode, let engine = owner.layoutRoot.layoutState?.engine else { return .zero }
    return owner.pixelAligned(engine.frame(of: node))
  }

  /// The layout anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The layout anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The layout anchor of the leading edge, where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The layout anchor of the trailing edge, where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The layout anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The layout anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The layout anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The layout anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The layout anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The layout anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  /// Returns the constraints of a system guide to the variables of its owner.
  func statements(_ node: LayoutNode, _ owner: LayoutNode, in engine: LayoutEngine) -> [LayoutEngine.Statement] {
    guard let view = owningView, let systemEdges else { return [] }
    if systemEdges == .content {
      let (width, height) = (engine.innerExtent(of: owner, .horizontal), engine.innerExtent(of: owner, .vertical))
      return [
        LayoutEngine.Statement(terms: [Term(1, node.x)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.y)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.width), Term(-1, width)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.height), Term(-1, height)], constant: 0),
      ]
    }
    let insets = view.insets(of: systemEdges)
    if systemEdges == .keyboard {
      let bottom = Double(insets.bottom)
      return [
        LayoutEngine.Statement(terms: [Term(1, node.x)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.y), Term(1, node.height), Term(-1, owner.height)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.width), Term(-1, owner.width)], constant: 0),
        LayoutEngine.Statement(terms: [Term(1, node.height)], constant: -bottom),
      ]
    }
    let edges = [
      LayoutEngine.Statement(terms: [Term(1, node.x)], constant: -Double(insets.left)),
      LayoutEngine.Statement(terms: [Term(1, node.y)], constant: -Double(insets.top)),
      LayoutEngine.Statement(terms: [Term(1, node.width), Term(-1, owner.width)], constant: Double(insets.left + insets.right)),
      LayoutEngine.Statement(terms: [Term(1, node.height), Term(-1, owner.height)], constant: Double(insets.top + insets.bottom)),
    ]
    guard systemEdges == .readable else { return edges }
    return [
      LayoutEngine.Statement(
        terms: [Term(1, node.x), Term(0.5, node.width), Term(-0.5, owner.width)], constant: Double(insets.right - insets.left) / 2),
      edges[1],
      LayoutEngine.Statement(terms: [Term(1, node.width)], relation: .lessOrEqual, constant: -Double(readableWidth)),
      edges[3],
      LayoutEngine.Statement(
        terms: edges[2].terms, relation: .lessOrEqual, constant: edges[2].constant),
      LayoutEngine.Statement(terms: edges[2].terms, constant: edges[2].constant, priority: 999),
    ]
  }
}

/// The maximum width of readable text at the default text size, in points (folklore).
package let readableWidth: CGFloat = 672

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    let name =
      switch systemEdges {
      case .safeArea: "safeArea"
      case .margins: "layoutMargins"
      case .readable: "readableContent"
      case .frame: "frame"
      case .content: "content"
      case .keyboard: "keyboard"
      case nil: identifier.isEmpty ? "guide" : identifier
      }
    return "UILayoutGuide:\(owningView.map { $0.layoutName + "/" } ?? "")\(name)"
  }
}
