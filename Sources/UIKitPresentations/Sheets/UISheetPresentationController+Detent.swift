import CoreGraphics
import QuartzCore

/// The information with which a custom detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  public final class Detent: _UIRoot, @unchecked Sendable {  // immutable
    /// The identifier of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name of the identifier.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the detent with about half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent with the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height of a medium sheet as a fraction of that of a large sheet. (Docs/behaviour/presentations.md, "Sheet detents and drags",
    /// measured on iOS 26.1)
    static let mediumShare = 0.56

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns a detent with about half of the screen's height. It is inactive in a compact height.
    public class func medium() -> Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue * mediumShare }
    }
    /// Returns a detent with the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the detent. The default is a unique identifier.
    ///   - resolver: A closure that returns the height in points, without the safe area at the bottom. `nil` makes the detent inactive. The
    ///     height of a large sheet is the maximum.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let made = Detent(identifier ?? Identifier("custom"), resolver)
      return identifier == nil ? Detent(Identifier("custom \(ObjectIdentifier(made))"), resolver) : made
    }

    /// Returns the height of the detent in points, without the safe area at the bottom. The result is `nil` while the detent is inactive.
    @MainActor public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }
}

/// The context that is passed to custom detents.
final class SheetDetentContext: _UIObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    super.init(_r: ())
  }
}
