import { foldEvents } from '@toonbank/contract/stock-count/fold-events';
import { useState } from 'react';
import { vi } from 'vitest';
import type {
  CountLine,
  CountProduct,
  CountSheet,
  CountState,
  FinishResult,
  NewCountEvent,
  SheetEvent,
} from '@/components/stock-count/offline/types';
import { CountingScreen } from '@/components/stock-count/screen/counting-screen';
import type { Count } from '@/components/stock-count/screen/state/count';
import { renderWithStore } from './render-with-store';

export const OWN_DEVICE = 'own-device';

/** Unit 10n+1 is a box of 6 with EAN 871234500n01x, unit 10n+2 one piece. */
export const countProduct = (id: number, own: Partial<CountProduct> = {}): CountProduct => ({
  id,
  name: `Toiletpapier Zacht ${id}-laags`,
  articleNumber: `TP-${id}`,
  image: '',
  baseUnit: 'rol',
  units: [
    { id: id * 10 + 1, desc: 'doos à 6 rollen', content: 6, ean: `87123450${id}0010`, isDefault: true },
    { id: id * 10 + 2, desc: 'per rol', content: 1, ean: `87123450${id}0027`, isDefault: false },
  ],
  ...own,
});

export const countLine = (productId: number, place: string, own: Partial<CountLine> = {}): CountLine => ({
  productId,
  place,
  minimum: null,
  maximum: null,
  last: null,
  lastCountedAt: null,
  ...own,
});

/** Products 1 and 2 in the cellar, 3 at the bar. */
export const countSheet = (own: Partial<CountSheet> = {}): CountSheet => ({
  listId: 7,
  name: 'Week',
  places: ['Kelder', 'Bar'],
  lines: [countLine(1, 'Kelder'), countLine(2, 'Kelder'), countLine(3, 'Bar')],
  products: [countProduct(1), countProduct(2), countProduct(3)],
  since: [],
  codes: [],
  ...own,
});

let made = 0;
/** An event of a device, later than all before it. */
export function sheetEvent(entry: NewCountEvent, device = OWN_DEVICE, countedBy = ''): SheetEvent {
  made += 1;
  const { place, productId = null, unitId = null, code = '', kind, quantity } = entry;
  const countedAt = new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString();
  return { uuid: `${made}`, device, place, productId, unitId, code, kind, quantity, countedAt, countedBy };
}

interface Options {
  sheet?: CountSheet;
  /** What was counted before, on this device and others. */
  events?: SheetEvent[];
  state?: Partial<CountState>;
  finish?: (note: string) => Promise<FinishResult>;
  isStored?: boolean;
}

interface World extends Required<Omit<Options, 'state' | 'finish'>> {
  state: Partial<CountState>;
  entries: NewCountEvent[];
  finish: Count['finish'];
  refresh: Count['refresh'];
  onLeave: (url: string) => void;
}

function FakeCounting({ world }: { world: World }) {
  const { sheet, entries, isStored, state, finish, refresh, onLeave } = world;
  const [events, setEvents] = useState(world.events);
  const count: Count = {
    ...{ phase: 'ready', sheet, parts: foldEvents(events), countId: null },
    ...{ device: OWN_DEVICE, unsent: 0, unsentSince: null, sending: false, trouble: null, failure: null },
    ...{ others: [], isFinishing: false, ...state },
    add: async (entry) => {
      entries.push(entry);
      if (isStored) setEvents((before) => [...before, sheetEvent(entry)]);
      return isStored;
    },
    ...{ finish, refresh, addPlace: vi.fn() },
  };
  return <CountingScreen listId={sheet.listId} count={count} onLeave={onLeave} />;
}

/** Renders the counting page on a count in memory; `entries` has all that it adds. */
export function renderCounting(options: Options = {}) {
  const world = {
    ...{ sheet: countSheet(), events: [], state: {}, isStored: true, ...options },
    entries: [] as NewCountEvent[],
    finish: vi.fn(options.finish ?? (async (): Promise<FinishResult> => ({ state: 'kept' }))),
    refresh: vi.fn(),
    onLeave: vi.fn(),
  };
  return { ...renderWithStore(<FakeCounting world={world} />), ...world };
}
