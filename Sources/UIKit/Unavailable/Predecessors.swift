// What others came after, with the name of who came after it.

@available(*, unavailable, message: "use UIAlertController with style .alert")
public class UIAlertView {}

@available(*, unavailable, message: "use UIAlertController with a handler for each UIAlertAction")
public protocol UIAlertViewDelegate {}

@available(*, unavailable, message: "use UIAlertController with style .actionSheet")
public class UIActionSheet {}

@available(*, unavailable, message: "use UIAlertController with a handler for each UIAlertAction")
public protocol UIActionSheetDelegate {}

@available(*, unavailable, message: "present the controller with modalPresentationStyle .popover")
public class UIPopoverController {}

@available(*, unavailable, message: "use UISearchController")
public class UISearchDisplayController {}

@available(*, unavailable, message: "there is no browser here: present a controller of your own")
public class UIWebView {}

@available(*, unavailable, message: "use UIContextualAction in a UISwipeActionsConfiguration")
public class UITableViewRowAction {}
