import Profile
import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct ProfileTests {
  @Test func `the title follows the name that is typed`() throws {
    let profile = ProfileController(), app = TestApp { profile }
    app.perform {
      profile.nameField.text = "Ada"
      profile.nameField.sendActions(for: .editingChanged)
    }
    #expect(profile.title == "Ada")
  }

  @Test func `a subclass refuses editing, by a method that only its superclass's protocol knows`() throws {
    let profile = ReadOnlyProfileController(), app = TestApp { profile }
    app.perform { profile.loadViewIfNeeded() }
    try app.tap("name")
    #expect(!profile.nameField.isFirstResponder)
    #expect(profile.prefersStatusBarHidden)
  }
}
