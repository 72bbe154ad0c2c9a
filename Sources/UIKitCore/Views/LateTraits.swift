/// A view with overridden traits that its subviews receive in the next update.
struct LateTraits {
  weak var view: UIView?
}
