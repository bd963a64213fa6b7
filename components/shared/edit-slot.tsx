/** What editing adds to a page: controls for rows that the page itself can't show. */
export type SlotName = 'slides' | 'news' | 'news-item';

/** Where editing puts those controls. Only an admin's page has one. */
export const EditSlot = ({ name, id }: { name: SlotName; id?: number }) => (
  <div data-edit-slot={name} data-edit-slot-id={id} />
);
