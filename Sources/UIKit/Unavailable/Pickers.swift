// Pickers that show what belongs to the system: its photographs, fonts and calendars.

@available(*, unavailable, message: "there are no photographs here: present a controller of your own with the app's images")
public class UIImagePickerController {}

@available(*, unavailable, message: "there is no camera here: present a controller of your own")
public class UIVideoEditorController {}

@available(*, unavailable, message: "there are no wheels yet: use a UITableView, a UISegmentedControl or a button with a menu")
public class UIPickerView {}

@available(*, unavailable, message: "there are no wheels yet: use a UITableView, a UISegmentedControl or a button with a menu")
public protocol UIPickerViewDataSource {}

@available(*, unavailable, message: "there are no wheels yet: use a UITableView, a UISegmentedControl or a button with a menu")
public protocol UIPickerViewDelegate {}

@available(*, unavailable, message: "there is no date picker yet: use a UITextField or a UITableView of dates")
public class UIDatePicker {}

@available(*, unavailable, message: "there is no calendar yet: lay one out with a UICollectionView")
public class UICalendarView {}

@available(*, unavailable, message: "there is no colour picker: present a collection of colours of your own")
public class UIColorPickerViewController {}

@available(*, unavailable, message: "there is no colour picker: use a UIButton with the colour as its background")
public class UIColorWell {}

@available(*, unavailable, message: "there is no font picker: list UIFont.familyNames in a UITableViewController")
public class UIFontPickerViewController {}
