import type { PickImage } from '../use-image-picker';

/** What a slot says of itself (`components/shared/edit-slot.tsx`). */
export interface SlotFacts {
  /** Of the row that it is about; 0 for none. */
  id: number;
  path: string;
  label: string;
  /** Of a row: an editor may remove it. */
  discardable: boolean;
}

export interface SlotProps extends SlotFacts {
  canPublish: boolean;
  pickImage: PickImage;
  /** What the page shows has changed: it is read again. */
  onChanged: () => void;
}
