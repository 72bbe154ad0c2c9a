import SegueTesting
import Testing
import UIKit

/// A segue whose step a subclass defines.
private final class PushSegue: UIStoryboardSegue {
  override func perform() { source.navigationController?.pushViewController(destination, animated: false) }
}

/// A controller that records which segues it prepares.
private final class Home: UIViewController {
  var prepared: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    prepared.append(segue.identifier ?? "none")
  }
}

/// Segues in code, and messages for files that are not read yet.
@MainActor @Suite struct InterfaceFileTests {
  @Test func `a segue that is made in code performs its handler`() throws {
    let home = Home(), page = UIViewController()
    let app = TestApp { home }
    let segue = UIStoryboardSegue(identifier: "detail", source: home, destination: page) { home.present(page, animated: false) }
    app.perform {
      if home.shouldPerformSegue(withIdentifier: "detail", sender: nil) {
        home.prepare(for: segue, sender: nil)
        segue.perform()
      }
    }
    #expect(home.prepared == ["detail"] && home.presentedViewController === page)
  }

  @Test func `a subclass of a segue performs its own step`() throws {
    let home = Home(), page = UIViewController()
    let app = TestApp { UINavigationController(rootViewController: home) }
    app.perform { PushSegue(identifier: nil, source: home, destination: page).perform() }
    #expect(home.navigationController?.topViewController === page)
  }

  @Test func `a controller that no storyboard made has no storyboard and no nib`() {
    let home = Home()
    #expect(home.storyboard == nil && home.nibName == nil && home.nibBundle == nil)
  }

  @Test func `a nib may be registered and removed again before a cell is needed`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
  }

  @Test func `a storyboard stops the app with its name and the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
    }
    expect(result, names: "storyboard “Main”")
  }

  @Test func `a nib stops the app with its name when a cell is needed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    }
    expect(result, names: "nib “Row”")
  }

  @Test func `a segue that nobody defined stops the app with its identifier`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "detail", sender: nil) }
    }
    expect(result, names: "identifier “detail”")
  }

  private func expect(_ result: ExitTest.Result?, names text: String) {
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains(text) && message.contains("in code"), "\(message)")
  }
}
