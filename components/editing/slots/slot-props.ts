import type { PickImage } from '../use-image-picker';

export interface SlotProps {
  /** Of the row that it is about; 0 for none. */
  id: number;
  canPublish: boolean;
  pickImage: PickImage;
  /** What visitors see has changed: the page is read again. */
  onChanged: () => void;
}
