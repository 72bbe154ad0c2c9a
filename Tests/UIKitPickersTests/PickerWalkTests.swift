import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Random touches and random calls on a picker view and on date pickers.
@MainActor @Suite("Random walks over pickers")
struct PickerWalkTests {
  static let walks = Int(ProcessInfo.processInfo.environment["SEGUE_SOAK"] ?? "").map { 20 * $0 } ?? 20

  @Test func `after any fingers, reloads, sizes and removals every wheel rests on the row that is selected`() {
    for seed in 0..<UInt64(Self.walks) {
      let hand = Hand()
      hand.runtime.asCurrent { walk(hand, seed) }
    }
  }

  private func walk(_ hand: Hand, _ seed: UInt64) {
    var random = SeededRandom(seed)
    let picker = UIPickerView(), writer = PickerWriter()
    writer.counts = [30, 5]
    hand.show(picker, writer)
    var isDown = false, last: [Int] = [0, 0]
    writer.onSelection = { component, row in
      #expect(row != last[component], "seed \(seed): the selected row was told again")
      last[component] = row
    }
    func lift() {
      if isDown { if Bool.random(using: &random) { hand.up() } else { hand.cancel() } }
      isDown = false
    }
    for _ in 0..<12 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2:
        lift()
        hand.down(Double.random(in: 40...340, using: &random), Double.random(in: 310...500, using: &random))
        isDown = true
        hand.drag(by: 0, Double.random(in: -150...150, using: &random), over: Double.random(in: 0.05...0.3, using: &random))
      case 3: lift()
      case 4:
        lift()
        hand.tap(Double.random(in: 40...340, using: &random), Double.random(in: 310...500, using: &random))
      case 5:
        let (row, component) = (Int.random(in: -1..<35, using: &random), Int.random(in: 0..<2, using: &random))
        let animated = Bool.random(using: &random)
        hand.app.perform { picker.selectRow(row, inComponent: component, animated: animated) }
        last[component] = picker.selectedRow(inComponent: component)
      case 6:
        writer.counts[1] = Int.random(in: 1..<9, using: &random)
        hand.app.perform { picker.reloadComponent(1) }
        hand.wait()
        last[1] = picker.selectedRow(inComponent: 1)
      case 7:
        writer.height = [32, 44, 60].randomElement(using: &random)!
        hand.app.perform { picker.reloadAllComponents() }
      case 8: hand.app.perform { picker.frame.size.height = [216, 162, 180].randomElement(using: &random)! }
      default:
        lift()
        hand.app.perform { picker.removeFromSuperview() }
        hand.wait(Double.random(in: 0...0.2, using: &random))
        hand.app.perform { hand.window.addSubview(picker) }
      }
      hand.wait(Double.random(in: 0...0.3, using: &random))
    }
    lift()
    hand.wait(4)
    for component in 0..<2 {
      let row = picker.selectedRow(inComponent: component)
      #expect(picker.turn(component) == Double(row) && row == last[component], "seed \(seed), component \(component)")
      #expect(picker.shownRows(component) <= 14)
    }
    #expect(hand.app.isQuiet, "seed \(seed)")
  }

  @Test func `after any fingers and any code the wheels of a date picker show its date, within its limits`() {
    for seed in 0..<UInt64(Self.walks) {
      let hand = Hand()
      hand.runtime.asCurrent { walkDates(hand, seed) }
    }
  }

  private func walkDates(_ hand: Hand, _ seed: UInt64) {
    var random = SeededRandom(seed)
    let mode = [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth].randomElement(using: &random)!
    let picker = Dates.picker(mode, .wheels)
    picker.date = Dates.date(2026, 3, 15, 10, 30)
    hand.show(picker, x: 27, y: 300)
    hand.wait()
    for _ in 0..<8 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        hand.down(Double.random(in: 60...320, using: &random), 408)
        hand.drag(by: 0, Double.random(in: -150...150, using: &random), over: 0.1)
        hand.up()
      case 3: hand.tap(Double.random(in: 60...320, using: &random), Double.random(in: 330...490, using: &random))
      case 4:
        let days = Int.random(in: -400...400, using: &random)
        hand.app.perform { picker.setDate(Dates.date(2026, 3, 15, 10, 30) + Double(days) * 86_400, animated: true) }
      case 5:
        let days = Double(Int.random(in: 0...60, using: &random)) * 86_400
        hand.app.perform { (picker.minimumDate, picker.maximumDate) = (picker.date - days, picker.date + days) }
      case 6: hand.app.perform { picker.minuteInterval = [1, 5, 15].randomElement(using: &random)! }
      default: hand.app.perform { (picker.minimumDate, picker.maximumDate) = (nil, nil) }
      }
      hand.wait(Double.random(in: 0...0.4, using: &random))
    }
    hand.wait(4)
    let content = picker.dateWheels!
    for (index, column) in content.columns.enumerated() {
      let shown = column.value(ofRow: Int(content.wheels.turn(index)), picker.rules)
      var wanted = column.value(of: picker.date, picker.rules)
      if column == .minute { wanted -= wanted % picker.minuteInterval }
      #expect(shown == wanted, "seed \(seed), mode \(mode), \(column)")
    }
    if let least = picker.minimumDate, let most = picker.maximumDate { #expect(picker.date >= least && picker.date <= most) }
    #expect(hand.app.isQuiet, "seed \(seed)")
  }
}
