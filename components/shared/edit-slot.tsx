/** What editing adds to a page: controls for rows that the page itself can't show. */
export interface EditSlotProps {
  name: 'slides' | 'news' | 'news-item' | 'blog' | 'blog-item' | 'new-text';
  /** The row that it is about. */
  id?: number;
  /** The page that a new text is stored in, below the language. */
  path?: string;
  /** What a reader knows it by. */
  label?: string;
  /** An editor may remove it: the editor made it, and visitors never saw it. */
  discardable?: boolean;
}

/** Where editing puts those controls. Only an admin's page has one. */
export const EditSlot = ({ name, id, path, label, discardable }: EditSlotProps) => (
  <div
    data-edit-slot={name}
    data-edit-slot-id={id}
    data-edit-slot-path={path}
    data-edit-slot-label={label}
    data-edit-slot-discardable={discardable || undefined}
  />
);
