import SwiftSyntax

extension FileTranslator {
  /// Removes the attributes that only an Objective-C runtime understands.
  func translateAttribute(_ node: AttributeSyntax) {
    let name = node.name
    if name == "UIApplicationMain" || name == "NSApplicationMain" {
      guard translates(.entryPoints) else { return }
      changes.replace(node, with: "@main", .entryPoints, "The application delegate starts the app.")
    } else if Self.removed.contains(name), translates(.attributes) {
      changes.blank(node, .attributes, "There is no Objective-C runtime. Members are found by name in another way.")
    }
  }

  private static let removed: Set<String> = MemberReader.objcAttributes.union(["objcMembers", "nonobjc", "IBDesignable"])
}
