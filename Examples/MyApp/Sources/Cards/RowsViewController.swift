import CardTransition
import UIKit

/// A list of cards, in the rows of a table.
public final class RowsViewController: UITableViewController {
  private let names = ["one", "two", "three", "four", "five"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 120
    CardPress.install(in: tableView)
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityIdentifier = names[indexPath.row]
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let card = CardTransition(item: names[indexPath.row], in: tableView) { [weak self] name in
      self?.names.firstIndex(of: name).map { IndexPath(row: $0, section: 0) }
    }
    present(PageViewController(names[indexPath.row]), with: card)
  }
}
