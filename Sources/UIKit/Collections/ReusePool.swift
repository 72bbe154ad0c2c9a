import QuartzCore

/// Views out of sight, by what they can be used again for.
@MainActor
struct ReusePool {
  struct Purpose: Hashable {
    var kind: String
    var identifier: String
  }
  static let cell = "cell"

  private var classes: [Purpose: UICollectionReusableView.Type] = [:]
  private var waiting: [Purpose: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, _ purpose: Purpose) { classes[purpose] = type }

  /// A used view, or a new one.
  mutating func take(_ purpose: Purpose) -> UICollectionReusableView {
    if let view = waiting[purpose]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[purpose] else {
      preconditionFailure(
        "could not dequeue a view of kind \(purpose.kind) with identifier '\(purpose.identifier)': register a class for it first")
    }
    let view = type.init(frame: .zero)
    view.reuseIdentifier = purpose.identifier
    return view
  }

  mutating func give(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Purpose(kind: kind, identifier: identifier), default: []].append(view)
  }
}
