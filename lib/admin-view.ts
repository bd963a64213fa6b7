import { fromLocalInput, toLocalInput } from './amsterdam-time.ts';

/** Shows an admin the pages of visitors, without the bar. */
export const AS_VISITOR = 'bezoeker';

/** Shows an admin the shop as one of its customers. */
export const AS_CUSTOMER = 'klant';

const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** The moment in the cookie of an admin's view; undefined for any other text. */
export function momentOfView(view: string | undefined): Date | undefined {
  const moment = MOMENT.test(view ?? '') ? new Date(view ?? '') : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** The same time on the clock in Amsterdam, some days later or earlier, as the value of an `<input type="datetime-local">`. */
export function moveDays(moment: Date, days: number): string {
  const [day = '', time = ''] = toLocalInput(moment).split('T');
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return `${moved}T${time}`;
}

/** A time on the clock in Amsterdam as the value of the cookie; undefined for what is no time of this century. */
export function viewOfMoment(local: string): string | undefined {
  const moment = fromLocalInput(local) ?? undefined;
  return moment !== undefined && MOMENT.test(moment) ? moment : undefined;
}
