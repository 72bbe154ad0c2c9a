import CoreGraphics
import QuartzCore

/// What a custom detent may look at.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What surrounds the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in points, without the safe area below it.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: _UIRoot, @unchecked Sendable {  // immutable
    /// Which detent it is.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name of one's own.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name of one's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All there is.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The part of a large sheet's height that a medium one has. (BEHAVIOUR-2 §20.2, measured on iOS 26.1)
    static let mediumShare = 0.56

    /// Which detent it is.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// About half of the screen; where the height is compact, none.
    public class func medium() -> Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue * mediumShare }
    }
    /// All there is.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height in points, without the safe area below the sheet; nil takes the detent out. More than a large sheet has is a large sheet.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let made = Detent(identifier ?? Identifier("custom"), resolver)
      return identifier == nil ? Detent(Identifier("custom \(ObjectIdentifier(made))"), resolver) : made
    }

    /// Its height in points, without the safe area below the sheet; nil while it plays no part.
    @MainActor public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }
}

/// What custom detents look at.
final class SheetDetentContext: _UIObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    super.init(_r: ())
  }
}
