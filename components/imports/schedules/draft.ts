import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import type { Schedule, Terms } from './schedule';

/** A schedule as it is typed. */
export interface Draft {
  source: Schedule['source'];
  url: string;
  authorization: string;
  /** The stored value for access is removed. */
  forgets: boolean;
  filePrefix: string;
  isDaily: boolean;
  atTime: string;
  everyHours: string;
  maxChanges: string;
  maxRemovals: string;
  maxFaulty: string;
}

export type Faults = Partial<Record<keyof Draft, string>>;

/** Of the form's fields: what they show, and their changes. */
export interface DraftFields {
  id: string;
  draft: Draft;
  faults: Faults;
  onChange: (change: Partial<Draft>) => void;
}

export const draftOf = (schedule: Schedule | undefined): Draft => ({
  source: schedule?.source ?? 'address',
  url: schedule?.url || 'https://',
  authorization: '',
  forgets: false,
  filePrefix: schedule?.filePrefix ?? '',
  isDaily: schedule ? schedule.everyHours === null : true,
  atTime: schedule?.atTime ?? '06:30',
  everyHours: String(schedule?.everyHours ?? 4),
  maxChanges: String(schedule?.maxChanges ?? 500),
  maxRemovals: String(schedule?.maxRemovals ?? 0),
  maxFaulty: String(schedule?.maxFaulty ?? 10),
});

const limits = ['maxChanges', 'maxRemovals', 'maxFaulty'] as const;
const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** Faults by field, in the order of the form. */
export function faultsOf(draft: Draft): Faults {
  const { source, url, isDaily, atTime, everyHours } = draft;
  const parsed = URL.parse(url.trim());
  const isAddress = parsed && parsed.username === '' && parsed.password === '';
  return {
    ...(source === 'address' && !isAddress && { url: words.errors.url }),
    ...(isDaily && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(atTime) && { atTime: words.errors.atTime }),
    ...(!isDaily && !isWhole(everyHours, 1, 168) && { everyHours: words.errors.everyHours }),
    ...Object.fromEntries(
      limits.filter((name) => !isWhole(draft[name], 0, 1_000_000)).map((name) => [name, words.errors.limit]),
    ),
  };
}

export const termsOfDraft = (draft: Draft): Terms => ({
  source: draft.source,
  url: draft.source === 'address' ? draft.url.trim() : '',
  filePrefix: draft.source === 'folder' ? draft.filePrefix.trim() : '',
  atTime: draft.isDaily ? draft.atTime : null,
  everyHours: draft.isDaily ? null : Number(draft.everyHours),
  maxChanges: Number(draft.maxChanges),
  maxRemovals: Number(draft.maxRemovals),
  maxFaulty: Number(draft.maxFaulty),
});
