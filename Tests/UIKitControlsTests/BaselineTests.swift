import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// The baselines that align controls, cells and stack views with text.
@MainActor @Suite(.hand)
struct BaselineTests {
  let hand = Hand.current!
  private let textHeight: CGFloat = 17

  /// A row of a label of the system's size and a view, on one line of constraints.
  private func align(_ view: UIView, last: Bool = false, height: CGFloat? = nil, width: CGFloat? = nil) -> (label: UILabel, outer: UIView) {
    let label = UILabel(), outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    label.text = "Label"
    hand.app.perform {
      hand.window.addSubview(outer)
      outer.placed(label)
      outer.placed(view)
      var constraints = [
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 300), label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 100),
        last
          ? view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor)
          : view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ]
      if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
      if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
      NSLayoutConstraint.activate(constraints)
    }
    return (label, outer)
  }
  /// Where a label's text stands in a view.
  private func baseline(of label: UILabel, in outer: UIView, last: Bool = false) -> CGFloat {
    let frame = label.convert(label.bounds, to: outer), own = label.baselines(in: label.bounds.size)
    return last ? frame.maxY - own.last : frame.minY + own.first
  }
  private func expectAligned(_ text: UILabel, _ label: UILabel, in outer: UIView, last: Bool = false, _ comment: Comment? = nil) {
    let difference = baseline(of: text, in: outer, last: last) - baseline(of: label, in: outer, last: last)
    #expect(abs(difference) <= 0.51, comment ?? "they are \(difference) points apart")
  }

  @Test func `a system button's title stands on the line of the label next to it, and not the button's bottom`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let (label, outer) = align(button)
    expectAligned(try #require(button.titleLabel), label, in: outer)
    #expect(button.frame.maxY - baseline(of: label, in: outer) > 5)
  }

  @Test(arguments: 0..<8) func `a configured button's title stands on the line of the label`(kind: Int) throws {
    var configuration: UIButton.Configuration = [.plain(), .gray(), .tinted(), .filled()][kind % 4]
    configuration.title = "Title"
    if kind >= 4 {
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = kind % 2 == 0 ? .top : .leading
      configuration.buttonSize = kind == 7 ? .small : .large
    }
    let button = UIButton(configuration: configuration)
    let (label, outer) = align(button)
    expectAligned(try #require(button.titleLabel), label, in: outer)
    if let subtitle = button.subtitleLabel {
      let other = UIButton(configuration: configuration), (below, room) = align(other, last: true)
      _ = subtitle
      expectAligned(try #require(other.subtitleLabel), below, in: room, last: true)
    }
  }

  @Test func `a button's baseline follows its height, its vertical alignment and its title`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let (label, outer) = align(button, height: 90)
    let title = try #require(button.titleLabel)
    expectAligned(title, label, in: outer)
    hand.app.perform { button.contentVerticalAlignment = .top }
    expectAligned(title, label, in: outer)
    hand.app.perform { title.font = .systemFont(ofSize: 40) }
    hand.app.perform { button.setTitle("Another", for: .normal) }
    expectAligned(title, label, in: outer)
  }

  @Test func `a button with a symbol alone stands where its symbol would stand in the text`() throws {
    let button = UIButton(type: .system), image = try #require(UIImage(systemName: "star"))
    button.setImage(image, for: .normal)
    let (label, outer) = align(button)
    let picture = try #require(button.imageView), fromBottom = try #require(image.baselineOffsetFromBottom)
    let frame = picture.convert(picture.bounds, to: outer)
    #expect(abs(frame.maxY - fromBottom - baseline(of: label, in: outer)) <= 0.51)
    // A symbol is centered on the capitals.
    let middle = baseline(of: label, in: outer) - UIFont.systemFont(ofSize: 17).capHeight / 2
    #expect(abs(frame.midY - middle) <= 0.51)
  }

  @Test func `an image view with a symbol stands on the line, and one without a baseline stands on its bottom`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: symbol), (label, outer) = align(view)
    #expect(abs(view.frame.maxY - symbol.baselineOffsetFromBottom! - baseline(of: label, in: outer)) <= 0.51)
    let bare = UIImageView(image: symbol.imageWithoutBaseline()), (below, room) = align(bare)
    #expect(abs(bare.frame.maxY - baseline(of: below, in: room)) <= 0.51)
    let own = UIImageView(image: symbol.withBaselineOffset(fromBottom: 3)), (beside, floor) = align(own)
    #expect(abs(own.frame.maxY - 3 - baseline(of: beside, in: floor)) <= 0.51)
  }

  @Test func `a label that is stretched keeps its line`() {
    let text = UILabel()
    text.text = "Text"
    let (label, outer) = align(text, height: 80)
    expectAligned(text, label, in: outer)
    for constraint in text.constraints { hand.app.perform { constraint.constant = 120 } }
    #expect(text.frame.height == 120)
    expectAligned(text, label, in: outer)
  }

  @Test func `text fields, text views and search bars stand on the line of their text`() throws {
    let field = UITextField()
    (field.borderStyle, field.text) = (.roundedRect, "Field")
    let (label, outer) = align(field, width: 120)
    let inner = try #require(field.firstBaselineFromTop)
    #expect(abs(field.frame.minY + inner - baseline(of: label, in: outer)) <= 0.51 && inner < field.bounds.height - 5)

    let view = UITextView()
    (view.text, view.font, view.isScrollEnabled) = ("First\nSecond", .systemFont(ofSize: 17), false)
    let (beside, room) = align(view, width: 120)
    let first = try #require(view.firstBaselineFromTop), last = try #require(view.lastBaselineFromBottom)
    #expect(abs(view.frame.minY + first - baseline(of: beside, in: room)) <= 0.51)
    #expect(first > 8 && first < 8 + 20 && last > 8 && last < 8 + 10, "first \(first), last \(last)")

    let bar = UISearchBar()
    bar.text = "Search"
    let (above, floor) = align(bar, width: 200)
    let text = try #require(bar.searchTextField.firstBaselineFromTop)
    let place = bar.searchTextField.convert(CGPoint(x: 0, y: text), to: floor).y
    #expect(abs(place - baseline(of: above, in: floor)) <= 0.51)
  }

  @Test func `a segmented control stands on the line of its titles, one of pictures on its bottom`() throws {
    let control = UISegmentedControl(items: ["One", "Two"]), (label, outer) = align(control)
    let title = try #require(control.segments.first?.label)
    expectAligned(title, label, in: outer)
    let pictures = UISegmentedControl(items: [UIImage(systemName: "star")!]), (below, room) = align(pictures)
    #expect(abs(pictures.frame.maxY - baseline(of: below, in: room)) <= 0.51)
  }

  @Test func `controls without text stand on their bottom`() {
    let controls: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UIPageControl(), UIProgressView(), UIActivityIndicatorView(), UIImageView(), UIView(),
      UIButton(type: .system),
    ]
    for control in controls {
      let (label, outer) = align(control, height: 40, width: 80), (below, room) = (label, outer)
      #expect(abs(control.frame.maxY - baseline(of: below, in: room)) <= 0.51, "\(type(of: control))")
      hand.app.perform { outer.removeFromSuperview() }
    }
  }

  // MARK: Composed

  private func text(_ words: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (words, .systemFont(ofSize: size))
    return label
  }

  @Test func `a column stands on the lines of its first and last views, a row on those of its tallest`() throws {
    let (first, second) = (text("first"), text("second", size: 30))
    let column = UIStackView(arrangedSubviews: [first, second])
    (column.axis, column.spacing) = (.vertical, 10)
    let (label, outer) = align(column)
    expectAligned(first, label, in: outer)

    let (low, high) = (text("low"), text("high", size: 40))
    let row = UIStackView(arrangedSubviews: [low, high])
    row.alignment = .top
    let stack = UIStackView(arrangedSubviews: [text("above"), row])
    stack.axis = .vertical
    let (beside, room) = align(stack, last: true)
    expectAligned(high, beside, in: room, last: true)
  }

  @Test func `hidden and removed views of a column give their line away`() {
    let labels = (0..<3).map { text("\($0)", size: 17 + 10 * CGFloat($0)) }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    let (label, outer) = align(column)
    hand.app.perform { labels[0].isHidden = true }
    expectAligned(labels[1], label, in: outer)
    hand.app.perform { labels[1].removeFromSuperview() }
    expectAligned(labels[2], label, in: outer)
    hand.app.perform { labels[0].isHidden = false }
    expectAligned(labels[0], label, in: outer)
    hand.app.perform { for view in labels { view.removeFromSuperview() } }
    #expect(abs(column.frame.maxY - baseline(of: label, in: outer)) <= 0.51)
  }

  @Test func `a stack view aligns buttons, symbols and labels on one line`() throws {
    let button = UIButton(type: .system), label = text("Label", size: 22)
    button.setTitle("Button", for: .normal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .firstBaseline
    let (_, outer) = align(row)
    expectAligned(try #require(button.titleLabel), label, in: outer)
  }

  @Test func `a list's content stands on the lines of its texts, and so does the cell that shows it`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "Subtitle")
    let view = UIListContentView(configuration: content), (label, outer) = align(view, width: 200)
    expectAligned(view.textLabel, label, in: outer)
    let lower = UIListContentView(configuration: content), (below, room) = align(lower, last: true, width: 200)
    expectAligned(lower.secondaryLabel, below, in: room, last: true)

    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.contentConfiguration = content
    #expect(cell.forFirstBaselineLayout === cell.contentView && cell.forLastBaselineLayout === cell.contentView)
    let plain = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(plain.forFirstBaselineLayout === plain)
    plain.textLabel?.text = "Title"
    plain.detailTextLabel?.text = "Detail"
    #expect(plain.forFirstBaselineLayout === plain.textLabel && plain.forLastBaselineLayout === plain.detailTextLabel)
  }

  @Test func `a cell composed of a label and a button has both on one line, at every text size`() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), button = UIButton(configuration: .plain())
      hand.app.perform {
        cell.traitOverrides.preferredContentSizeCategory = category
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
        hand.window.addSubview(cell)
        let label = cell.contentView.placed(UILabel())
        label.text = "Label"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        button.configuration?.title = "Go"
        cell.contentView.placed(button)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 60),
          button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
          button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
      }
      let label = try #require(cell.contentView.subviews.first as? UILabel)
      expectAligned(try #require(button.titleLabel), label, in: cell)
    }
  }
}
