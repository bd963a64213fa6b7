import { useState } from 'react';
import type { FoundImage } from '../use-images';

/** Which images are ticked. With Shift, everything between this tick and the last one follows it. */
export function useChosen(images: readonly FoundImage[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState(0);
  const toggle = (at: number, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(last, at), Math.max(last, at)] : [at, at];
    const isTicked = !chosen.has(images[at]?.id ?? 0);
    const next = new Set(chosen);
    for (const { id } of images.slice(from, to + 1)) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
    setLast(at);
  };
  return { chosen, toggle, clear: () => setChosen(new Set()) };
}
