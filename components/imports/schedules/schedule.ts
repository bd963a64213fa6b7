import type { AnswerOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import type { Refusal } from '@/store/call-api';
import type { Tone } from '../../ui/badge';

export type Schedule = AnswerOf<'importSchedules.list'>['schedules'][number];
export type Run = AnswerOf<'importSchedules.runs'>['runs'][number];
export type Profile = AnswerOf<'imports.profiles'>[number];

export const stateTones: Readonly<Record<Schedule['state'], Tone>> = {
  active: 'success',
  paused: 'neutral',
  off: 'danger',
};

export const resultTones: Readonly<Partial<Record<Run['result'], Tone>>> = {
  running: 'info',
  applied: 'success',
  waiting: 'warning',
  failed: 'danger',
};

/** The terms that the page shows, for the conflict with a colleague. */
export const termsOf = (schedule: Schedule) => {
  const { source, url, filePrefix, atTime, everyHours, maxChanges, maxRemovals, maxFaulty } = schedule;
  return { source, url, filePrefix, atTime, everyHours, maxChanges, maxRemovals, maxFaulty };
};
export type Terms = ReturnType<typeof termsOf>;

/** 'Elke dag om 06:30' or 'Elke 4 uur'. */
export const timeText = ({ atTime, everyHours }: Pick<Schedule, 'atTime' | 'everyHours'>): string =>
  everyHours === null ? words.dailyAt(atTime ?? '') : words.everyHours(everyHours);

/** The address, or the files of the shop's folder. */
export const placeText = ({
  source,
  url,
  filePrefix,
}: Pick<Schedule, 'source' | 'url' | 'filePrefix'>): string =>
  source === 'address' ? url : words.inFolder(filePrefix);

/** The reason of a refusal, in one sentence. */
export function refusalText({ code, fields }: Refusal): string {
  const refusal = words.refusals[fields.schedule as keyof typeof words.refusals];
  return refusal ?? (fields.source === 'no_folder' ? words.errors.noFolder : adminErrorText(code));
}
