// Documents, sharing and printing stay out: an app under test has no other app and no printer beside it.

@available(*, unavailable, message: "there are no documents here: read and write files with Foundation")
public class UIDocument {}

@available(*, unavailable, message: "there are no documents and no Core Data here: read and write files with Foundation")
public class UIManagedDocument {}

@available(*, unavailable, message: "no other app gives files here: present a controller of your own with the app's files")
public class UIDocumentPickerViewController {}

@available(*, unavailable, message: "no other app gives files here: list them with Foundation in a UITableViewController")
public class UIDocumentBrowserViewController {}

@available(*, unavailable, message: "no other app gives files here: present a UIAlertController with style .actionSheet")
public class UIDocumentMenuViewController {}

@available(*, unavailable, message: "no other app opens files here: present a controller of your own that shows the file")
public class UIDocumentInteractionController {}

@available(*, unavailable, message: "no other app gives files here: call the method with files of the test yourself")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "there is nobody to share with here: present a UIAlertController with style .actionSheet in its place")
public class UIActivityViewController {}

@available(*, unavailable, message: "there is nobody to share with here: perform the activity where its button is tapped")
public class UIActivity {}

@available(*, unavailable, message: "there is nobody to share with here: make the item where it is needed")
public class UIActivityItemProvider {}

@available(*, unavailable, message: "there is nobody to share with here: make the item where it is needed")
public protocol UIActivityItemSource {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
public class UIPrintInteractionController {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
public class UIPrintInfo {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
public class UIPrintFormatter {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
public class UIPrintPageRenderer {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
public class UIPrinterPickerController {}

@available(*, unavailable, message: "no PDF is written here: draw with UIGraphicsImageRenderer and save its PNG")
public class UIGraphicsPDFRenderer {}

@available(*, unavailable, message: "there is no iCloud here: present a controller of your own")
public class UICloudSharingController {}

@available(*, unavailable, message: "there is no dictionary here: present a controller of your own")
public class UIReferenceLibraryViewController {}
