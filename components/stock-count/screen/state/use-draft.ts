import { useRef, useState } from 'react';
import type { CountProduct } from '../../offline/types';
import { type EntryLog, emptyLog } from '../model/entries';
import { type CountDraft, keepDraft, readDraft } from './draft';

/** The draft of a list, kept in this browser at every change. */
export function useDraft(listId: number) {
  const [draft, setDraft] = useState(() => readDraft(listId));
  // Two keys of one moment both count.
  const latest = useRef(draft);
  const change = (own: Partial<CountDraft>) => {
    latest.current = { ...latest.current, ...own };
    keepDraft(listId, latest.current);
    setDraft(latest.current);
  };
  return {
    draft,
    setPlace: (place: string) => change({ place }),
    setNote: (note: string) => change({ note }),
    setText: (key: string, text: string) => {
      const { [key]: _, ...others } = latest.current.texts;
      change({ texts: text === '' ? others : { ...others, [key]: text } });
    },
    addProduct: (product: CountProduct) =>
      change({ products: [...latest.current.products.filter(({ id }) => id !== product.id), product] }),
    setCodes: (codes: CountDraft['codes']) => change({ codes }),
    textOf: (key: string) => latest.current.texts[key] ?? '',
    /** Nothing is rendered: the screen shows the entries of this visit by itself. */
    keepLog: (next: (log: EntryLog) => EntryLog) => {
      latest.current = { ...latest.current, log: next(latest.current.log) };
      keepDraft(listId, latest.current);
    },
    forget: () => {
      latest.current = { note: '', texts: {}, codes: latest.current.codes, products: [], log: emptyLog };
      keepDraft(listId, latest.current.codes.length > 0 ? latest.current : undefined);
    },
  };
}
