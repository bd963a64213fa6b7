import type { DeliveryRules } from '@toonbank/contract';
import type { AnswerOf } from '@/api/call';
import { deliveryDayWords } from '@/locales/nl/admin/shop/delivery-days';

export type ShownRules = AnswerOf<'shopSettings.delivery'>;
const { faults: words } = deliveryDayWords;

/** The form as it is typed; windows are lines of text. */
export interface RuleTexts {
  cutOff: string;
  weekdays: readonly number[];
  windows: string;
  pickup: readonly string[];
  closed: readonly string[];
  /** A closed day that is chosen but not added yet: it is saved with the others. */
  newClosed: string;
}
export interface RuleFaults {
  cutOff?: string;
  weekdays?: string;
  windows?: string;
  /** By weekday, from Monday on. */
  pickup?: readonly (string | undefined)[];
}

export const textsOf = (rules: ShownRules): RuleTexts => ({
  cutOff: rules.cutOff,
  weekdays: rules.weekdays,
  windows: rules.timeWindows.join('\n'),
  pickup: rules.pickupWindows.map((windows) => windows.join('\n')),
  closed: rules.closedDays,
  newClosed: '',
});

/** The rules that the page shows, for the conflict with a colleague. */
export const rulesOf = (rules: ShownRules): DeliveryRules => ({
  cutOff: rules.cutOff,
  weekdays: [...rules.weekdays],
  timeWindows: [...rules.timeWindows],
  pickupWindows: rules.pickupWindows.map((windows) => [...windows]),
  closedDays: [...rules.closedDays],
});

const WINDOW = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `8:00 – 12.00` is `08:00-12:00`. */
const tidy = (line: string): string =>
  line
    .replace(/\s/g, '')
    .replace(/[–—]/g, '-')
    .replaceAll('.', ':')
    .replace(/(^|-)(\d):/g, '$10$2:');

/** The windows of a text, one per line; undefined where one is none. */
function readWindows(text: string): string[] | undefined {
  const lines = text.split('\n').map(tidy).filter(Boolean);
  return lines.every((line) => WINDOW.test(line) && line.slice(0, 5) < line.slice(6)) ? lines : undefined;
}

/** Reads the form, and checks it as the backend does. */
export function readRules(texts: RuleTexts): { rules: DeliveryRules } | { faults: RuleFaults } {
  const timeWindows = readWindows(texts.windows);
  const pickup = texts.pickup.map(readWindows);
  const hasWindows = timeWindows !== undefined && timeWindows.length > 0;
  const faults: RuleFaults = {
    ...(!/^\d{2}:\d{2}$/.test(texts.cutOff) && { cutOff: words.cutOff }),
    ...(texts.weekdays.length === 0 && { weekdays: words.weekdays }),
    ...(!hasWindows && { windows: words.windows }),
    ...(pickup.includes(undefined) && {
      pickup: pickup.map((windows) => (windows ? undefined : words.pickup)),
    }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    rules: {
      cutOff: texts.cutOff,
      weekdays: [...texts.weekdays].sort(),
      timeWindows: timeWindows ?? [],
      pickupWindows: pickup.map((windows) => windows ?? []),
      closedDays: [...new Set([...texts.closed, ...(texts.newClosed ? [texts.newClosed] : [])])].sort(),
    },
  };
}
