import { useRef, useState } from 'react';

export interface PickedImage {
  src: string;
  alt: string;
}
/**
 * Asks the admin for an image of the library; null when none was chosen.
 * @param current URL of the image that is there now
 */
export type PickImage = (current?: string) => Promise<PickedImage | null>;

/** Opens the image library as a dialog for whoever asks, one at a time. */
export function useImagePicker() {
  /** URL of the image that is there now; undefined while the library is closed. */
  const [current, setCurrent] = useState<string>();
  const answer = useRef<((image: PickedImage | null) => void) | undefined>(undefined);
  const close = (image: PickedImage | null) => {
    setCurrent(undefined);
    answer.current?.(image);
    answer.current = undefined;
  };
  const pick: PickImage = (url = '') => {
    close(null);
    setCurrent(url);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  return { current, pick, close };
}
