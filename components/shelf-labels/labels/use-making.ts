'use client';

import { type FormEvent, useId, useState } from 'react';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../../shared/use-attempt';
import type { ChosenSheet } from './sheet-choice';

/** A line of the list with the fields that a label needs. */
export interface LabelLine {
  productId: number;
  name: string;
  articleNumber: string;
  unit: string;
}

/** Same limit as in the API. */
const MAX_PRODUCTS_PER_PLACE = 40;
const MAX_LINES = 500;

interface Faults {
  place?: string;
  lines?: string;
}

/** State of the form that makes labels, and the result. */
export function useMaking(listId: number, lines: LabelLine[]) {
  const id = useId();
  const attempt = useAttempt();
  const [covers, setCovers] = useState<'line' | 'place'>('line');
  const [place, setPlace] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(lines.map(({ productId }) => productId)),
  );
  const [sheet, setSheet] = useState<ChosenSheet>({ sheet: '3x8', start: 1 });
  const [made, setMade] = useState<number[]>();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const judge = (): Faults => {
    const most = covers === 'place' ? MAX_PRODUCTS_PER_PLACE : MAX_LINES;
    const tooMany = covers === 'place' ? words.tooMany : words.tooManyLines;
    return {
      ...(covers === 'place' && place.trim() === '' && { place: words.placeMissing }),
      ...(ticked.size === 0 && { lines: words.noLines }),
      ...(ticked.size > most && { lines: tooMany }),
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = judge();
    setFaults(found);
    if (found.place) document.getElementById(`${id}-place`)?.focus();
    if (Object.keys(found).length > 0) return;
    const productIDs = lines.map(({ productId }) => productId).filter((productId) => ticked.has(productId));
    setBusy(true);
    const request = { listID: listId, productIDs, covers, place: place.trim() };
    const done = await attempt(callApi('shelfLabels.make', request));
    setBusy(false);
    if (done) setMade(done.value.labelIds);
  };

  /** A changed choice discards the result. */
  const changing =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setMade(undefined);
      setFaults({});
    };

  return {
    ...{ id, covers, place, ticked, sheet, made, faults, busy, submit, setSheet },
    setCovers: changing(setCovers),
    setPlace: changing(setPlace),
    setTicked: changing(setTicked),
  };
}
