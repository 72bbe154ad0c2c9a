import QuartzCore

/// What a cell shows, as a value that can make the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// This, as it is in a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What is shown; another one of the same kind is taken over by the same view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default whether it is of the type of the one that is shown.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the type of the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
