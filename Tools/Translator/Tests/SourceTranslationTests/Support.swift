@testable import SourceTranslation

/// A small UIKit for the tests, in the form of its sources.
enum Fixture {
  static let uikit = """
    open class ObjCObject: NSObject { open class func objcMember(named name: String) -> ObjCMember? { nil } \
    open func didChangeValue(forKey key: String) {} }
    open class _UIObject: NSObject { open class func objcMember(named name: String) -> ObjCMember? { nil } \
    open func didChangeValue(forKey key: String) {} }
    open class UIResponder: _UIObject { open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {} }
    open class UIView: UIResponder { open func layoutSubviews() {}; open var frame = CGRect.zero; open var isHidden = false }
    open class UIScrollView: UIView { open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {} }
    open class UIViewController: UIResponder { open func viewDidLoad() {}; open dynamic func viewWillAppear(_ animated: Bool) {} }
    @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ scrollView: UIScrollView) }
    public protocol UITableViewDelegate: UIScrollViewDelegate {}
    extension OptionalRequirement {
      static let scrollViewDidScroll = Self(number: 1, delegate: "UIScrollViewDelegate", \
    method: "scrollViewDidScroll(_: UIScrollView)", line: "ScrollViewDidScroll")
    }
    """

  static let catalogue = TranslatedModule.catalogue(module: "UIKit", files: [SourceFile(path: "UIKit.swift", source: uikit)]).published

  static func translate(
    _ sources: String..., catalogues: [Catalogue] = [catalogue], without left: Set<Change.Form> = []
  ) -> TranslatedModule {
    TranslatedModule.translate(
      module: "App", files: sources.enumerated().map { SourceFile(path: "/app/File\($0).swift", source: $1) }, catalogues: catalogues,
      forms: Set(Change.Form.allCases).subtracting(left))
  }

  /// The translation of one file, without tables of members, and without what stands before and after it.
  static func text(_ source: String) -> String { translate(source, without: [.membersByName]).files[0].source }
}
