import CollectionLayout
import Testing

/// Unique identifiers, and separate marks. (Docs/behaviour/lists.md, "Table view controllers and diffable data sources")
struct ListSnapshotTests {
  private func fruit() -> ListSnapshot<String, Int> {
    var list = ListSnapshot<String, Int>()
    list.appendSections(["a", "b"])
    list.append([1, 2, 3], to: "a")
    list.append([4], to: nil)
    return list
  }

  @Test func `items that are known already move, also to another section`() {
    var list = fruit()
    list.insert([1, 9], beside: 4, after: true)
    #expect(list.items(in: "a") == [2, 3] && list.items(in: "b") == [4, 1, 9] && list.section(of: 1) == "b")
    list.move(9, beside: 2, after: false)
    #expect(list.allItems == [9, 2, 3, 4, 1] && list.index(ofItem: 4) == 3 && list.itemCount == 5)
    list.append([2], to: "b")
    #expect(list.items(in: "a") == [9, 3] && list.items(in: "b") == [4, 1, 2])
  }

  @Test func `sections move with their items`() {
    var list = fruit()
    list.insertSections(["c"], beside: "b", after: false)
    #expect(list.sections == ["a", "c", "b"])
    list.moveSection("a", beside: "b", after: true)
    #expect(list.sections == ["c", "b", "a"] && list.allItems == [4, 1, 2, 3] && list.index(ofSection: "a") == 2)
    list.removeSections(["a", "nothing"])
    #expect(list.allItems == [4] && list.section(of: 1) == nil && list.index(ofItem: 1) == nil)
  }

  @Test func `marks keep their order, go with their items, and do not make lists differ`() {
    var list = fruit()
    list.reload([3, 1, 3])
    list.reconfigure([4])
    list.reloadSections(["a"])
    #expect(list.reloadedItemNames == [3, 1] && list.reconfiguredItemNames == [4] && list.reloadedSectionNames == ["a"])
    #expect(list == fruit())
    list.remove([3])
    #expect(list.reloadedItemNames == [1])
    list.removeMarks()
    #expect(list.reloadedItemNames.isEmpty && list.reconfiguredItemNames.isEmpty && list.reloadedSectionNames.isEmpty)
  }

  @Test func `the items of a section are replaced, and those that stay keep their marks`() {
    var list = fruit()
    list.reload([1, 2])
    list.replaceItems(of: "a", with: [5, 2, 4])
    #expect(list.items(in: "a") == [5, 2, 4] && list.items(in: "b") == [] && list.reloadedItemNames == [2])
    list.replaceItems(of: "c", with: [7])
    #expect(list.sections == ["a", "b", "c"] && list.section(of: 7) == "c")
  }
}
