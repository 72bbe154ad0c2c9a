import QuartzCore

/// A value that describes the content of a cell and can create a view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view displays. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can display a configuration. By default, that is the case if it has the type of the current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
