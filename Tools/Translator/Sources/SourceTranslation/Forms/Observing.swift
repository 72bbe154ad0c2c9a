import SwiftSyntax

extension FileTranslator {
  /// Adds the key's name to `object.observe(\.key)` and `object.publisher(for: \.key)`, because a key path does not tell it here.
  func translateObservation(_ node: FunctionCallExprSyntax) {
    guard plan.hasRuntime, translates(.observing), let argument = node.arguments.first,
      let path = argument.expression.as(KeyPathExprSyntax.self)
    else { return }
    // A call without an object is a call of `self`.
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let isObservation = called?.baseName.text == "observe" && argument.label == nil
    let isPublisher = called?.baseName.text == "publisher" && argument.label?.text == "for"
    guard isObservation || isPublisher else { return }
    let keys = path.components.map { $0.component.trimmedDescription }.filter { $0 != "?" && $0 != "!" }
    changes.insert(", key: \"\(keys.joined(separator: "."))\"", after: path, .observing, "A key path does not tell the key's name here.")
  }

  /// Translates `@objc dynamic var` and `@NSManaged var`.
  func translateProperty(_ node: VariableDeclSyntax) {
    guard plan.hasRuntime, let binding = node.bindings.first, node.bindings.count == 1, node.bindingSpecifier.text == "var" else { return }
    let name = binding.pattern.trimmedDescription
    if node.attributes.has("NSManaged"), translates(.managedProperties) {
      let text =
        " { get { return objcManagedValue(forKey: \"\(name)\", of: self) } set { objcSetManagedValue(newValue, forKey: \"\(name)\", of: self) } }"
      changes.insert(text, after: binding, .managedProperties, "The runtime stores the value of a managed property.")
    } else if node.modifiers.has("dynamic"), translates(.observing), let scope, scope.isClass, isObservable(scope.name),
      !node.modifiers.has("static", "class")
    {
      notify(binding, name)
    }
  }

  private func isObservable(_ type: String) -> Bool {
    world.chain(type).contains("NSObject") || !world.members(named: "didChangeValue", of: type).isEmpty
  }

  private func notify(_ binding: PatternBindingSyntax, _ name: String) {
    let before = "willChangeValue(forKey: \"\(name)\")", after = "didChangeValue(forKey: \"\(name)\")"
    let reason = "Observers of \(name) are notified."
    guard let block = binding.accessorBlock else {
      changes.insert(" { willSet { \(before) } didSet { \(after) } }", after: binding, .observing, reason)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" })?.body {
      changes.insert(" \(before); defer { \(after) };", after: setter.leftBrace, .observing, reason)
      return
    }
    let did = accessors.first { $0.accessorSpecifier.text == "didSet" }?.body
    let will = accessors.first { $0.accessorSpecifier.text == "willSet" }?.body
    guard did != nil || will != nil else { return }
    if let did { changes.insert(" defer { \(after) };", after: did.leftBrace, .observing, reason) }
    if let will { changes.insert(" \(before);", after: will.leftBrace, .observing, reason) }
    let missing = (will == nil ? " willSet { \(before) }" : "") + (did == nil ? " didSet { \(after) }" : "")
    if !missing.isEmpty { changes.insert(missing + " ", before: block.rightBrace, .observing, reason) }
  }
}
