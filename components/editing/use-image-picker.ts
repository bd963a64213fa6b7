import { useRef, useState } from 'react';

export interface PickedImage {
  src: string;
  alt: string;
}
/** Asks the admin for an image of the library; null when none was chosen. */
export type PickImage = () => Promise<PickedImage | null>;

/** Opens the image library as a dialog for whoever asks, one at a time. */
export function useImagePicker() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<((image: PickedImage | null) => void) | undefined>(undefined);
  const close = (image: PickedImage | null) => {
    setOpen(false);
    answer.current?.(image);
    answer.current = undefined;
  };
  const pick: PickImage = () => {
    close(null);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  return { isOpen, pick, close };
}
