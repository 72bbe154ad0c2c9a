import Foundation

/// What the user has done to the items of a section by dragging.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section as it was.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section as it is.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What came and went.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What the user has done by dragging.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  /// All as it was.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// All as it is.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What came and went, counted over all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections in which something changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    _ initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = initial.sectionIdentifiers.compactMap { section in
      let (before, after) = (initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
      guard before != after else { return nil }
      var (old, new) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      old.append(before)
      new.append(after)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new, difference: after.difference(from: before))
    }
  }
}
