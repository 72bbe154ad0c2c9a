import HostInterface
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Search bars without a search controller. (Docs/behaviour/controls.md, "Control metrics" and "Search")
@MainActor @Suite("UISearchBar", .hand)
struct SearchBarTests {
  let hand = Hand.current!

  final class Ear: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var mayEnd = true, mayBegin = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { log.append("shouldBegin"); return mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { log.append("shouldEnd"); return mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("changed \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  }
  private let ear = Ear()

  private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    bar.delegate = ear
    hand.app.perform {
      change(bar)
      hand.window.addSubview(bar)
    }
    hand.wait()
    return bar
  }
  private func tap(_ view: UIView) {
    let place = view.convert(view.bounds, to: nil)
    hand.tap(place.midX, place.midY)
    hand.wait(0.4)
  }

  @Test func `it is 56 high, its field 36, 8 from the sides, its text at 39.5 (behaviour: Control metrics)`() {
    let bar = bar { $0.text = "x" }
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 56))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36) && bar.searchTextField.layer.cornerRadius == 10)
    #expect(abs(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX + 8 - 39.5) < 0.01)
    #expect(bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds).width == 20)
  }

  @Test func `a prompt and choices of scope make it higher`() {
    let bar = bar { ($0.prompt, $0.scopeButtonTitles) = ("Where?", ["A", "B"]) }
    #expect(bar.intrinsicContentSize.height == 75)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 119)
    hand.app.perform { bar.sizeToFit() }
    #expect(bar.frame.height == 119 && bar.scopes.control?.frame == CGRect(x: 8, y: 81, width: 304, height: 32))
  }

  @Test func `cancel notifies the delegate and does not end the search (behaviour: Search)`() {
    let bar = bar { $0.showsCancelButton = true }
    hand.app.perform { _ = bar.becomeFirstResponder() }
    tap(bar.cancelButton)
    #expect(ear.log == ["shouldBegin", "didBegin", "cancel"] && bar.isFirstResponder)
    hand.app.perform { _ = bar.resignFirstResponder() }
    #expect(ear.log.suffix(2) == ["shouldEnd", "didEnd"] && !bar.isFirstResponder)
  }

  @Test func `cancel slides in, and out again in the middle of that`() {
    let bar = bar()
    hand.app.perform { bar.setShowsCancelButton(true, animated: true) }
    hand.wait(0.15)
    let half = bar.searchTextField.layer.presentation()!.frame.width
    #expect(half < 304 && half > bar.searchTextField.frame.width)
    hand.app.perform { bar.setShowsCancelButton(false, animated: true) }
    hand.wait(1)
    #expect(bar.searchTextField.frame.width == 304 && bar.cancelButton.alpha == 0)
  }

  @Test func `who may not begin or end does not`() {
    let bar = bar()
    ear.mayBegin = false
    tap(bar.searchTextField)
    #expect(!bar.isFirstResponder)
    (ear.mayBegin, ear.mayEnd) = (true, false)
    tap(bar.searchTextField)
    #expect(bar.isFirstResponder && !bar.resignFirstResponder())
    // Taken off the screen, it is not asked.
    hand.app.perform { bar.removeFromSuperview() }
    #expect(!bar.isFirstResponder && ear.log.last == "didEnd")
  }

  @Test func `setting the text tells nobody, clearing it does`() {
    let bar = bar { $0.text = "abc" }
    #expect(ear.log.isEmpty && bar.text == "abc")
    let field = bar.searchTextField
    let clear = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    hand.tap(clear.midX, clear.midY)
    hand.wait(0.4)
    #expect(bar.text == "" && ear.log.first == "changed ")
  }

  @Test func `buttons for bookmarks and results are there while there is no text`() {
    let bar = bar { $0.showsBookmarkButton = true }
    tap(bar.searchTextField.rightView!)
    hand.app.perform { bar.showsSearchResultsButton = true }
    tap(bar.searchTextField.rightView!)
    #expect(ear.log == ["bookmarks", "results"])
    hand.app.perform { bar.text = "a" }
    #expect(bar.searchTextField.rightView == nil)
    hand.app.perform { bar.text = "" }
    #expect(bar.searchTextField.rightView != nil)
  }

  @Test func `an app that becomes the field's own delegate is asked in the bar's place, and the bar goes on telling`() {
    final class Own: NSObject, UITextFieldDelegate {
      var asked = 0
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        asked += 1
        return true
      }
    }
    let own = Own()
    let bar = bar { $0.searchTextField.delegate = own }
    tap(bar.searchTextField)
    #expect(own.asked == 1 && ear.log == ["didBegin"])
  }

  @Test func `the background is a bar's, the app's or none`() {
    let bar = bar()
    func effects() -> [UIVisualEffectView] { bar.background.subviews.compactMap { $0 as? UIVisualEffectView }.filter { $0.effect != nil } }
    #expect(effects().count == 1)
    bar.searchBarStyle = .minimal
    #expect(effects().isEmpty)
    bar.searchBarStyle = .prominent
    bar.backgroundImage = UIImage()
    #expect(effects().isEmpty)
  }

  @Test func `pictures may be the app's, and moved`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    let bar = bar {
      $0.setImage(picture, for: .search, state: .normal)
      $0.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
      $0.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
    }
    let field = bar.searchTextField
    #expect(field.leftView!.frame.minX == 11 && (field.leftView as? UIImageView)?.image === picture)
    #expect(abs(field.textRect(forBounds: field.bounds).minX - (31.5 + 5 + 7)) < 0.01)
    bar.setImage(nil, for: .search, state: .normal)
    #expect((field.leftView as? UIImageView)?.image != nil && bar.image(for: .search, state: .normal) == nil)
  }

  @Test func `a stand-in's looks are taken in a window, but for what was set on the bar`() {
    let bar = hand.app.perform { () -> UISearchBar in
      UISearchBar.appearance().searchBarStyle = .minimal
      UISearchBar.appearance().barTintColor = .red
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
      bar.barTintColor = .blue
      hand.window.addSubview(bar)
      return bar
    }
    #expect(bar.searchBarStyle == .minimal && bar.barTintColor == .blue)
  }

  @Test func `a field without the round border has no background but the app's`() {
    let bar = bar { $0.searchTextField.borderStyle = .none }
    #expect(bar.searchTextField.backgroundColor == nil && bar.searchTextField.layer.cornerRadius == 0)
    bar.searchTextField.backgroundColor = .yellow
    #expect(bar.searchTextField.backgroundColor == .yellow)
  }
}
