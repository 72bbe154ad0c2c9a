import UIKit

/// The page of a note, with its date and its text, which is edited over the keyboard.
final class NoteController: UIViewController, UITextViewDelegate {
  private let store: NoteStore
  private let id: Note.ID
  private let textView = UITextView()
  private let date = UILabel(Fonts.pageDate, Palette.fadedInk)
  private var startsEditing: Bool
  private static let margin: CGFloat = 20, gap: CGFloat = 12, widest: CGFloat = 660

  init(_ id: Note.ID, in store: NoteStore, startsEditing: Bool = false) {
    (self.id, self.store, self.startsEditing) = (id, store, startsEditing)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
    store.observe(self) { [weak self] in self?.storeDidChange() }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    view.accessibilityIdentifier = "notes.page"
    textView.accessibilityIdentifier = "notes.text"
    textView.backgroundColor = .clear
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainer.lineFragmentPadding = 0
    textView.delegate = self
    textView.inputAccessoryView = makeAccessory()
    date.textAlignment = .center
    textView.addSubview(date)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor), textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    show()
    prepareTicks()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsEditing else { return }
    startsEditing = false
    textView.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent, store.note(id)?.isEmpty == true { store.delete(id) }
  }

  // MARK: Layout

  /// Gives the text column a readable width. The date is above the column and scrolls with it.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * Self.margin, Self.widest)
    let side = area.midX - width / 2
    let height = date.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    date.frame = CGRect(x: side - view.safeAreaInsets.left, y: 8, width: width, height: height)
    let sides = side - view.safeAreaInsets.left
    let inset = UIEdgeInsets(top: 8 + height + Self.gap, left: sides, bottom: 40, right: sides)
    if textView.textContainerInset != inset { textView.textContainerInset = inset }
  }

  // MARK: The note

  private var note: Note? { store.note(id) }

  private func show() {
    guard let note else { return }
    title = store.folder(note.folder)?.name
    date.text = NoteDates.long(note.edited)
    if textView.text != note.text { textView.attributedText = NoteStyle.attributed(note.text) }
    showItems(isEditing: textView.isFirstResponder)
  }

  /// Updates the page after a change of the store. The note may have been deleted by its menu, moved or pinned.
  private func storeDidChange() {
    guard isViewLoaded else { return }
    guard note != nil else {
      navigationController?.popViewController(animated: true)
      return
    }
    show()
  }

  private func save() {
    guard let note, textView.text != note.text else { return }
    store.write(textView.text, in: id)
  }

  // MARK: Bar

  private func showItems(isEditing: Bool) {
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
    more.accessibilityLabel = "More"
    more.accessibilityIdentifier = "notes.page.more"
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [textView] _ in textView.resignFirstResponder() })
    done.accessibilityIdentifier = "notes.page.done"
    navigationItem.rightBarButtonItems = isEditing ? [done, more] : [more]
  }

  private func makeMenu() -> UIMenu {
    guard let note else { return UIMenu() }
    return UIMenu(children: NoteActions.elements(for: note, in: store) { [unowned self] in chooseFolder() })
  }

  private func chooseFolder() {
    guard let note else { return }
    let picker = FolderPickerController(store, chosen: note.folder) { [store, id] in store.move(id, to: $0) }
    picker.offersCancel = true
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  // MARK: Editing

  func textViewDidBeginEditing(_ textView: UITextView) { showItems(isEditing: true) }

  func textViewDidEndEditing(_ textView: UITextView) {
    save()
    restyle()
    showItems(isEditing: false)
  }

  /// Sets the style of typed text. The first line is a title. A line after one with a checkbox gets a checkbox too.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let before = (textView.text as NSString).substring(to: range.location)
    textView.typingAttributes = before.contains("\n") || text == "\n" ? NoteStyle.body : NoteStyle.title
    guard text == "\n", let line = before.split(separator: "\n", omittingEmptySubsequences: false).last, line.count > 2,
      line.first == NoteStyle.open || line.first == NoteStyle.done
    else { return true }
    textView.insertText("\n\(NoteStyle.open) ")
    return false
  }

  /// Applies the style to every line again and keeps the position of the caret.
  func restyle(_ text: String? = nil) {
    let selection = textView.selectedRange
    textView.attributedText = NoteStyle.attributed(text ?? textView.text)
    textView.selectedRange = selection
  }

  // MARK: Lines that can be ticked

  private lazy var ticks = NoteTicks(textView) { [unowned self] text in
    restyle(text)
    save()
  }

  private func prepareTicks() { textView.addGestureRecognizer(ticks.recognizer) }

  private func makeAccessory() -> UIView {
    NoteBar.make(
      tick: { [unowned self] in ticks.toggleLine() },
      insertDate: { [unowned self] in textView.insertText(date.text ?? "") },
      end: { [unowned self] in textView.resignFirstResponder() })
  }
}
