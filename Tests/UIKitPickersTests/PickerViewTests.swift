import Foundation
import HostInterface
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite("UIPickerView", .hand)
struct PickerViewTests {
  let hand = Hand.current!
  let picker = UIPickerView()
  let writer = PickerWriter()

  // MARK: Interrupted

  @Test func `a cancelled drag leaves the wheel on the nearest row, and tells`() {
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -80, over: 0.3); hand.cancel()
    hand.settle()
    #expect(picker.turn() == picker.turn().rounded() && picker.selectedRow(inComponent: 0) == Int(picker.turn()))
    #expect(writer.heard == ["0:\(picker.selectedRow(inComponent: 0))"] && picker.turn() >= 2)
  }

  @Test func `reloaded while it turns, the wheel goes on to its row`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    let before = picker.turn()
    let goal = picker.columns[0].wheel.heading
    hand.app.perform { picker.reloadAllComponents() }
    hand.wait()
    #expect(!picker.isAtRest() && picker.turn() > before && picker.turn() < before + 3, "it neither stops nor jumps")
    hand.settle()
    #expect(picker.selectedRow(inComponent: 0) == goal && writer.heard == ["0:\(goal)"])
  }

  @Test func `reloaded with fewer rows while it turns, the wheel comes to rest on the last row`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.app.perform { picker.selectRow(50, inComponent: 0, animated: false) }
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.05)
    writer.counts = [3]
    hand.app.perform { picker.reloadComponent(0) }
    hand.settle()
    #expect(picker.turn() == 2 && picker.selectedRow(inComponent: 0) == 2 && picker.shownRows() == 3)
  }

  @Test func `reloaded with higher rows while a finger holds it, the wheel keeps its place under the finger`() {
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -64, over: 0.3)
    let before = picker.turn()
    writer.height = 64
    hand.app.perform { picker.reloadAllComponents() }
    hand.wait()
    #expect(abs(picker.turn() - before) < 0.01)
    hand.up(); hand.settle()
    #expect(picker.turn() == picker.turn().rounded() && picker.rowSize(forComponent: 0).height == 64)
  }

  @Test func `removed while it turns, it rests on the nearest row, and nothing goes on`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    let nearest = Int(picker.turn().rounded())
    hand.app.perform { picker.removeFromSuperview() }
    #expect(picker.selectedRow(inComponent: 0) == nearest && writer.heard == ["0:\(nearest)"])
    hand.wait(1)
    #expect(hand.app.isQuiet && hand.runtime.displayLinks.isEmpty)
  }

  @Test func `removed by its delegate as a row is selected, nothing goes on`() {
    hand.show(picker, writer)
    writer.onSelection = { [picker] _, _ in picker.removeFromSuperview() }
    hand.tap(187, 440); hand.settle()
    #expect(picker.window == nil && writer.heard == ["0:1"] && hand.app.isQuiet)
  }

  @Test func `caught by a finger while it turns, the wheel goes to the nearest row, and the finger selects nothing else`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.down(187, 470)
    let caught = picker.turn()
    hand.wait(0.1)
    #expect(picker.turn() == caught && writer.heard.isEmpty)
    hand.up(); hand.settle()
    #expect(picker.turn() == caught.rounded() && writer.heard == ["0:\(Int(caught.rounded()))"])
  }

  @Test func `a row selected by code while it turns is where it goes, without notice`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.app.perform { picker.selectRow(40, inComponent: 0, animated: true) }
    #expect(picker.selectedRow(inComponent: 0) == 40)
    hand.settle()
    #expect(picker.turn() == 40 && writer.heard.isEmpty)
  }

  @Test func `resized while it turns, it rests on a row`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.app.perform { picker.frame.size.height = 162 }
    hand.settle()
    #expect(picker.turn() == picker.turn().rounded() && picker.selectedRow(inComponent: 0) == Int(picker.turn()) && picker.turn() > 3)
  }

  @Test func `reloading a dependent component in didSelectRow is what apps do`() {
    writer.counts = [5, 20]
    hand.show(picker, writer)
    hand.app.perform { picker.selectRow(15, inComponent: 1, animated: false) }
    writer.onSelection = { [picker, writer] component, _ in
      guard component == 0 else { return }
      writer.counts[1] = 4
      picker.reloadComponent(1)
      picker.selectRow(0, inComponent: 1, animated: true)
    }
    hand.tap(107, 440); hand.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.turn(1) == 0 && picker.numberOfRows(inComponent: 1) == 4)
    #expect(writer.heard == ["0:1"])
  }

  @Test func `in a sheet, a finger on a wheel turns it and leaves the sheet where it is`() {
    let (home, page) = (UIViewController(), UIViewController())
    hand.app.perform { hand.window.rootViewController = home }
    hand.app.perform {
      home.present(page, animated: false)
      picker.frame.origin = CGPoint(x: 27, y: 200)
      (picker.dataSource, picker.delegate) = (writer, writer)
      page.view.addSubview(picker)
    }
    hand.wait()
    let middle = picker.convert(CGPoint(x: 160, y: 108), to: nil)
    hand.down(middle.x, middle.y); hand.drag(by: 0, 200, over: 0.3)
    #expect(picker.turn() < -0.5 && picker.convert(CGPoint(x: 160, y: 108), to: nil) == middle)
    hand.up(); hand.settle()
    #expect(page.presentingViewController === home && picker.turn() == 0)
  }

  // MARK: Uninterrupted

  @Test func `a flick turns the wheel over several rows, and selects one when it rests`() {
    writer.counts = [100]
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up()
    #expect(picker.selectedRow(inComponent: 0) == 0)
    hand.settle()
    #expect(picker.turn() > 6 && picker.turn() == picker.turn().rounded() && writer.heard == ["0:\(Int(picker.turn()))"])
  }

  @Test(arguments: [(440.0, 1), (468, 2), (490, 3), (376, 0)]) func `a tap on a row turns the wheel there`(y: Double, row: Int) {
    hand.show(picker, writer)
    hand.tap(187, y)
    #expect(writer.heard.isEmpty)
    hand.settle()
    #expect(picker.selectedRow(inComponent: 0) == row && picker.turn() == Double(row) && writer.heard.count == (row == 0 ? 0 : 1))
  }

  @Test func `a wheel that comes back to its row tells nothing`() {
    hand.show(picker, writer)
    hand.down(187, 408); hand.drag(by: 0, 60, over: 0.2)
    #expect(picker.turn() < 0, "the first row gives way")
    hand.up(); hand.settle()
    #expect(picker.turn() == 0 && writer.heard.isEmpty)
  }

  @Test func `a million rows have no more views than are seen, which are used again`() {
    let views = ViewWriter()
    hand.show(picker, views)
    hand.app.perform { picker.selectRow(700_000, inComponent: 0, animated: false) }
    hand.wait()
    #expect((picker.view(forRow: 700_000, forComponent: 0) as? UILabel)?.text == "700000" && picker.shownRows() <= 13)
    let made = views.made
    hand.down(187, 408); hand.drag(by: 0, -120, over: 0.1); hand.up(); hand.settle()
    #expect(views.made <= made + 2 && views.reused > 6 && picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `titles are asked for rows that are seen`() {
    writer.counts = [1000]
    hand.show(picker, writer)
    #expect(writer.titled.max()! < 10)
  }

  @Test func `the picker measures 320 by 216, and components share its width, from the right where people read so`() {
    writer.counts = [3, 3]
    hand.show(picker, writer)
    #expect(picker.frame.size == CGSize(width: 320, height: 216) && picker.intrinsicContentSize.height == 216)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32) && picker.columns[0].frame.minX == 9)
    hand.readsRightToLeft = true
    hand.wait()
    #expect(picker.columns[0].frame.maxX == 311 && picker.columns[1].frame.minX == 9)
  }

  @Test func `as the input view of a field it stands in the keyboard's place, and can be turned`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    hand.app.perform {
      (picker.dataSource, picker.delegate, field.inputView) = (writer, writer, picker)
      hand.window.addSubview(field)
      field.becomeFirstResponder()
    }
    hand.settle()
    #expect(picker.window != nil && picker.bounds.height == 216)
    let row = picker.convert(CGPoint(x: picker.bounds.midX, y: picker.bounds.midY + 32), to: nil)
    hand.tap(row.x, row.y); hand.settle()
    #expect(writer.heard == ["0:1"])
  }

  @Test func `without rows there is no selection, and a row that does not exist is the nearest`() {
    writer.counts = [0]
    hand.show(picker, writer)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    writer.counts = [3]
    hand.app.perform {
      picker.reloadAllComponents(); picker.selectRow(7, inComponent: 0, animated: false)
    }
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `each component is an adjustable element with its row as value`() throws {
    hand.show(picker, writer)
    let wheel = picker.columns[0].wheel
    #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits.contains(.adjustable))
    #expect(wheel.accessibilityLabel == "Wheel 0" && wheel.accessibilityValue == "0:0")
    hand.app.perform {
      wheel.accessibilityIncrement(); wheel.accessibilityIncrement()
    }
    #expect(wheel.accessibilityValue == "0:2")
    hand.settle()
    #expect(writer.heard == ["0:2"] && picker.selectedRow(inComponent: 0) == 2)
    hand.app.perform { wheel.accessibilityDecrement() }
    hand.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }
}
