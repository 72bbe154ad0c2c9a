extension UILabel: UIContentSizeCategoryAdjusting {}
