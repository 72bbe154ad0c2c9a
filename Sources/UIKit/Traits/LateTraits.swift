/// A view that overrides traits which its subviews take with the next update.
struct LateTraits {
  weak var view: UIView?
}
