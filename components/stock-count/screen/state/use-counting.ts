import { useMemo, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { announce } from '../../../shared/announce';
import type { FinishResult, NewCountEvent } from '../../offline/types';
import { readEntry } from '../model/arithmetic';
import { codeFinder, defaultUnit, type OwnCode } from '../model/codes';
import type { LoggedEntry } from '../model/entries';
import { type PlacedLine, partsByKey, stepsOf, withCounted } from '../model/lines';
import type { ReadyCount } from './count';
import { useCodes } from './use-codes';
import { useDraft } from './use-draft';
import { useLog } from './use-log';

/** State of the counting page: where one is, what is typed, and what was entered. */
export function useCounting(count: ReadyCount) {
  const { sheet, parts: all } = count;
  const { draft, ...change } = useDraft(sheet.listId);
  const parts = useMemo(() => partsByKey(all), [all]);
  const { codes } = draft;
  const products = useMemo(() => {
    const ids = new Set(sheet.products.map(({ id }) => id));
    return [...sheet.products, ...draft.products.filter(({ id }) => !ids.has(id))];
  }, [sheet, draft.products]);
  const kept = useMemo(() => stepsOf(sheet), [sheet]);
  const steps = useMemo(() => withCounted(kept, all, products), [kept, all, products]);
  const find = useMemo(() => codeFinder({ products, codes: sheet.codes }, codes), [products, sheet, codes]);
  useCodes(codes);
  const log = useLog(count, parts, { log: draft.log, keepLog: change.keepLog });
  const [activeKey, setActive] = useState<string>();
  const [unitIds, setUnits] = useState<Readonly<Record<number, number>>>({});

  const at = Math.max(
    0,
    steps.findIndex(({ place }) => place === draft.place),
  );
  const step = steps[at] ?? { place: '', lines: [] };
  const active = step.lines.find(({ key }) => key === activeKey);
  const lines = steps.flatMap((one) => one.lines);
  const isCounted = (line: PlacedLine) => parts.has(line.key);

  const unitOf = ({ product }: PlacedLine) =>
    product.units.find(({ id }) => id === unitIds[product.id]) ?? defaultUnit(product);
  const thingOf = (line: PlacedLine): NewCountEvent => ({
    place: line.place,
    productId: line.product.id,
    unitId: unitOf(line)?.id,
    kind: 'set',
    quantity: 0,
  });
  const entryOf = (line: PlacedLine) => readEntry(change.textOf(line.key), log.quantityOf(thingOf(line)));

  /** Enters what is typed at a line. What is not understood stays as it was typed. */
  const enter = (line: PlacedLine): boolean => {
    const entry = entryOf(line);
    if (!('quantity' in entry)) return entry.fault === 'empty';
    void log.record([{ ...thingOf(line), quantity: entry.quantity }]);
    change.setText(line.key, '');
    announce(words.spoken(line.product.name, entry.quantity, unitOf(line)?.desc ?? ''));
    return true;
  };
  /** Opens a line, or none; what is typed at the one before is entered. */
  const select = (key: string | undefined) => {
    if (active && key !== activeKey) enter(active);
    setActive(key);
  };
  const go = (place: string) => {
    select(undefined);
    change.setPlace(place);
  };

  return {
    ...{
      count,
      sheet,
      steps,
      at,
      step,
      active,
      parts,
      lines,
      log,
      find,
      unitOf,
      entryOf,
      select,
      go,
      isCounted,
    },
    counted: lines.filter(isCounted).length,
    texts: draft.texts,
    products,
    addProduct: change.addProduct,
    type: (line: PlacedLine, text: string) => change.setText(line.key, text),
    chooseUnit: (line: PlacedLine, unitId: number) =>
      setUnits((before) => ({ ...before, [line.product.id]: unitId })),
    /** Enters the line and opens the one after it; false when what is typed is not understood. */
    next: (line: PlacedLine): boolean => {
      if (!enter(line)) return false;
      setActive(step.lines[step.lines.indexOf(line) + 1]?.key);
      return true;
    },
    /** Counts 0, and opens the line after it. */
    zero: (line: PlacedLine) => {
      change.setText(line.key, '');
      void log.record([thingOf(line)]);
      setActive(step.lines[step.lines.indexOf(line) + 1]?.key);
    },
    move: (by: 1 | -1) => {
      const next = active && step.lines[step.lines.indexOf(active) + by];
      if (next) select(next.key);
    },
    undo: (entry: LoggedEntry, spoken: string) => {
      log.undo(entry);
      announce(words.undone(spoken));
    },
    link: (own: OwnCode) => change.setCodes([...codes.filter(({ code }) => code !== own.code), own]),
    note: draft.note,
    setNote: change.setNote,
    /** Counts 0 of these lines, then finishes the count. */
    finish: async (none: readonly PlacedLine[]): Promise<FinishResult> => {
      for (const line of none) if (!(await count.add(thingOf(line)))) return { state: 'failed' };
      const result = await count.finish(draft.note.trim());
      if (result.state !== 'failed') change.forget();
      return result;
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;
