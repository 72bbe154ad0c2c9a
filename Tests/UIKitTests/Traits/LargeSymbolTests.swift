import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The scaling of cell accessories and symbols with the text, up to the accessibility sizes.
@MainActor @Suite(.hand)
struct LargeSymbolTests {
  let hand = Hand.current!

  private func cell(_ set: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    hand.app.perform {
      set(cell)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 90)
      hand.window.addSubview(cell)
    }
    return cell
  }
  private func enlarge() {
    hand.app.perform { hand.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
  }

  @Test(arguments: [
    UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
  ]) func `the accessory of a table's cell grows with the text, and the content makes room for it`(type: UITableViewCell.AccessoryType)
    throws
  {
    let cell = cell { $0.accessoryType = type }
    let before = cell.accessories.map(\.bounds.size), room = cell.contentView.frame.width
    #expect(!before.isEmpty)
    enlarge()
    let after = cell.accessories.map(\.bounds.size)
    #expect(after.count == before.count && zip(before, after).allSatisfy { $1.width > $0.width * 1.8 && $1.height > $0.height * 1.8 })
    #expect(cell.contentView.frame.width < room - 8)
    for view in cell.accessories { #expect(view.frame.minX >= cell.contentView.frame.maxX && view.frame.maxX <= cell.bounds.width) }
    hand.app.perform { hand.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    #expect(cell.accessories.map(\.bounds.size) == before && cell.contentView.frame.width == room)
  }

  @Test func `a view of the app's as accessory keeps its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let cell = cell { $0.accessoryView = view }
    enlarge()
    #expect(cell.accessories == [view] && view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func `a symbol in a cell's image view and in a list's content grows with the text`() throws {
    let plain = cell {
      $0.textLabel?.text = "Text"
      $0.imageView?.image = UIImage(systemName: "star")
    }
    let list = cell {
      var content = UIListContentConfiguration.cell()
      (content.text, content.image) = ("Text", UIImage(systemName: "star"))
      $0.contentConfiguration = content
    }
    let views = [try #require(plain.imageView), try #require(list.contentView as? UIListContentView).imageView]
    let before = views.map(\.intrinsicContentSize)
    enlarge()
    for (view, old) in zip(views, before) { #expect(view.intrinsicContentSize.height > old.height * 1.8) }
  }
}
