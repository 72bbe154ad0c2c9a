import SwiftSyntax

/// The modules of iOS that have another name here, and those that do not exist.
enum Imports {
  static let replacements: [String: String] = [
    "ObjectiveC": "ObjectiveCRuntime", "os": "SystemLog", "OSLog": "SystemLog", "Combine": "CombinePublishers", "Darwin": "Foundation",
  ]

  /// Modules whose parts are all in the module itself here.
  static let withoutParts: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "AVFoundation", "AVKit", "CoreText", "CoreImage", "CoreMedia",
  ]

  /// Modules of iOS that Segue does not have.
  static let missing: Set<String> = [
    "ARKit", "Accelerate", "AddressBook", "AppKit", "AudioToolbox", "AuthenticationServices", "CloudKit", "Cocoa", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CryptoKit",
    "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "ImageCaptureCore", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit",
  ]
}

extension FileTranslator {
  func translateImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    let module = Imports.replacements[first] ?? first
    imported.insert(module)
    guard translates(.imports) else { return }
    if let replacement = Imports.replacements[first] {
      replacePath(node, with: replacement, "The module \(first) is \(replacement) here.")
    } else if Imports.withoutParts.contains(first), node.path.count > 1 {
      replacePath(node, with: first, "The module \(first) has no parts here.")
    } else if Imports.missing.contains(first), isCompiled(node) {
      refuse(
        node, "the module \(first) does not exist on Linux; import it inside #if canImport(\(first)) … #endif, with the code that uses it")
    }
  }

  private func replacePath(_ node: ImportDeclSyntax, with module: String, _ reason: String) {
    if let kind = node.importKindSpecifier { changes.blank(kind, .imports, reason) }
    changes.replace(node.path, with: module, .imports, reason)
  }

  /// Returns a Boolean value that indicates whether a node is in no clause of `#if` whose condition is false or unknown.
  private func isCompiled(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self), Condition.value(of: clause) != true { return false }
      parent = current.parent
    }
    return true
  }

  /// Replaces the module in the type `Combine.Publisher` and the like.
  func translateQualifiedName(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
    replaceModule(base.name)
  }

  /// Replaces the module in the expression `Combine.Just(1)` and the like.
  func translateQualifiedName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    replaceModule(base.baseName)
  }

  private func replaceModule(_ name: TokenSyntax) {
    guard translates(.imports), let module = Imports.replacements[name.text], imported.contains(module), world.type(name.text) == nil else {
      return
    }
    changes.replace(name, with: module, .imports, "The module \(name.text) is \(module) here.")
  }
}
