/// The implementation of a method. It can be given to another method of the app.
public struct IMP: Equatable, Sendable {
  let type: AnyClass
  let name: String
  let block: ObjCMember?
  init(_ type: AnyClass, _ name: String, _ block: ObjCMember? = nil) { (self.type, self.name, self.block) = (type, name, block) }
  public static func == (a: IMP, b: IMP) -> Bool { a.type == b.type && a.name == b.name }

  /// The member that a message calls.
  var member: ObjCMember? { block ?? ObjCClasses.member(named: name, in: type) }
}
