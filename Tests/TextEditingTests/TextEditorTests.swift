import TextEditing
import Testing

@Suite struct TextEditorTests {
  private func typed(_ strings: String...) -> TextEditor {
    var editor = TextEditor()
    for string in strings { editor.replace(editor.target, with: string) }
    return editor
  }

  @Test func `typing puts the caret behind what was typed`() {
    let editor = typed("a", "b", "漢")
    #expect(editor.text.string == "ab漢")
    #expect(editor.selection == 3..<3)
  }

  @Test func `deleting takes the selection, else a whole character, else nothing`() {
    var editor = typed("a👩‍👩‍👧‍👦")
    #expect(editor.deletion == 1..<12)
    editor.replace(editor.deletion!, with: "")
    #expect(editor.text.string == "a")
    editor.select(0..<1)
    #expect(editor.deletion == 0..<1)
    editor.replace(editor.deletion!, with: "")
    #expect(editor.deletion == nil)
  }

  @Test func `a mark that joins the character after it moves the caret behind both`() {
    var editor = TextEditor("\u{301}")
    editor.select(0..<0)
    editor.replace(editor.target, with: "e")
    #expect(editor.selection == 2..<2)
  }

  @Test func `Korean is composed in place of what was there, syllable by syllable`() {
    var editor = typed("a")
    for part in ["ㅎ", "하", "한"] { editor.compose(part) }
    #expect(editor.text.string == "a한")
    #expect(editor.marked == 1..<2)
    editor.replace(editor.target, with: "한")
    #expect(editor.marked == nil)
    editor.compose("ㄱ")
    #expect(editor.text.string == "a한ㄱ")
    #expect(editor.marked == 2..<3)
  }

  @Test func `an input method selects within its own text, and its empty text ends it`() {
    var editor = typed("x")
    editor.compose("ni hao", selected: 2..<2)
    #expect(editor.selection == 3..<3)
    editor.compose("nihao", selected: 90..<99)
    #expect(editor.selection == 6..<6)
    editor.compose("")
    #expect(editor.marked == nil)
    #expect(editor.text.string == "x")
  }

  @Test func `a mark that is composed joins the letter before it, and is replaced without the letter`() {
    var editor = typed("a")
    editor.compose("\u{E31}")
    #expect(editor.marked == 1..<2 && editor.selection == 2..<2)
    editor.compose("b")
    #expect(editor.text.string == "ab")
    #expect(editor.marked == 1..<2)
  }

  @Test func `what an input method selects is clamped to what it composes`() {
    for selected in [0..<Int.max, Int.min..<0, Int.max - 1..<Int.max] {
      var editor = typed("xy")
      editor.compose("\u{200E}\u{301}", selected: selected)
      #expect(editor.selection.lowerBound >= 2 && editor.selection.upperBound <= 4)
    }
  }

  @Test func `a selection of the app's stands as it was set, inside a pair too, and what is replaced breaks none`() {
    var editor = TextEditor("😀")
    editor.selectExactly(1..<1)
    #expect(editor.selection == 1..<1)
    editor.replace(editor.target, with: "a")
    #expect(editor.text.string == "a😀")
  }

  @Test func `selecting elsewhere leaves what was composed as it is`() {
    var editor = typed("ab")
    editor.compose("ㅎ")
    editor.select(0..<1)
    #expect(editor.marked == nil)
    #expect(editor.text.string == "abㅎ")
  }

  @Test func `what was typed in a row is taken back at once, and made again`() {
    var editor = typed("h", "e", "y")
    editor.select(0..<1)
    editor.replace(editor.target, with: "H")
    #expect(editor.undo()?.inserted == "h")
    #expect(editor.selection == 0..<1)
    #expect(editor.text.string == "hey")
    _ = editor.undo()
    #expect(editor.text.string == "")
    #expect(editor.undo() == nil)
    _ = editor.redo()
    _ = editor.redo()
    #expect(editor.text.string == "Hey")
    #expect(editor.redo() == nil)
  }

  @Test func `a new change forgets what was taken back, and another text everything`() {
    var editor = typed("a", "b")
    _ = editor.undo()
    editor.replace(editor.target, with: "c")
    #expect(!editor.history.canRedo)
    editor.reset("new")
    #expect(!editor.history.canUndo)
    #expect(editor.selection == 3..<3)
  }

  @Test func `edits at random keep the caret on boundaries, and undoing them all leads back`() {
    let parts = ["a", "👩‍👩‍👧‍👦", "\u{301}", "\n", "한", "🇰🇷", ""]
    var editor = TextEditor(), number = 17
    func next(_ limit: Int) -> Int {
      number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      return (number >> 8) % limit
    }
    for _ in 0..<150 {
      let low = next(editor.text.count + 1)
      editor.select(low..<low + next(editor.text.count + 1 - low))
      if next(4) == 0 { editor.compose(parts[next(parts.count)]) } else { editor.replace(editor.target, with: parts[next(parts.count)]) }
      #expect(editor.text.isBoundary(editor.selection.lowerBound) && editor.text.isBoundary(editor.selection.upperBound))
    }
    while editor.undo() != nil {}
    #expect(editor.text.isEmpty)
  }
}

@Suite struct ValueRunsTests {
  @Test func `runs follow edits and join where they are equal`() {
    var runs = ValueRuns("a", count: 10)
    runs.replace(3..<5, with: "b", count: 4)
    #expect(runs.runs.map(\.count) == [3, 4, 5])
    #expect(runs.run(at: 3)?.range == 3..<7)
    runs.change(2..<8) { _ in "c" }
    #expect(runs.runs.map(\.value) == ["a", "c", "a"])
    runs.replace(2..<8, with: "a", count: 0)
    #expect(runs.runs.map(\.count) == [6])
    #expect(runs.run(at: 6) == nil)
  }
}
