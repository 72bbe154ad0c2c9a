import CollectionLayout
import Testing

struct ItemOutlineTests {
  private func fruit() -> ItemOutline<String> {
    var tree = ItemOutline<String>()
    tree.append(["fruit", "bread"], to: nil)
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    return tree
  }

  @Test func `what is below an item is visible while the item and all above it are expanded`() {
    var tree = fruit()
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"] && tree.visibleItems == ["fruit", "bread"])
    tree.setExpanded(true, ["apple", "nothing"])
    #expect(tree.visibleItems == ["fruit", "bread"] && !tree.isVisible("red") && tree.isExpanded("apple"))
    tree.setExpanded(true, ["fruit"])
    #expect(tree.visibleItems == tree.items && tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple")
    #expect(tree.description() == "- fruit\n  - apple\n    * red\n    * green\n  * pear\n* bread")
  }

  @Test func `a part keeps what is expanded, and so does a tree that it is put into`() {
    var tree = fruit()
    tree.setExpanded(true, ["apple"])
    let part = tree.part(of: "apple", includingParent: true)
    #expect(part.roots == ["apple"] && part.isExpanded("apple"))
    #expect(tree.part(of: "apple", includingParent: false).roots == ["red", "green"])
    tree.remove(["apple"])
    #expect(tree.items == ["fruit", "pear", "bread"] && !tree.contains("red"))
    tree.insert(part, beside: "bread", after: true)
    #expect(tree.items == ["fruit", "pear", "bread", "apple", "red", "green"] && tree.isExpanded("apple"))
    #expect(tree.children(of: nil) == ["fruit", "bread", "apple"])
    tree.replaceChildren(of: "fruit", with: ItemOutline())
    tree.insert(["cake"], beside: "bread", after: false)
    #expect(tree.items == ["fruit", "cake", "bread", "apple", "red", "green"])
  }

  @Test func `trees are equal if their items, parents and expanded items are`() {
    var other = fruit()
    #expect(other == fruit())
    other.setExpanded(true, ["fruit"])
    #expect(other != fruit())
  }
}
