import { TASKS } from './account-urls';

/** Where the forms of tasks are posted to without JavaScript. */
export const TASK_FORM = '/internal/forms/task';

/** Results of a form, in the query of the page after it. */
export const DONE_PARAM = 'gedaan';
export type TaskDone = 'gevraagd' | 'geantwoord';

export const taskUrl = (id: number, done?: TaskDone): string =>
  done ? `${TASKS}/${id}?${DONE_PARAM}=${done}` : `${TASKS}/${id}`;

const PHOTOS = `${TASKS}/foto`;

export const photoUrl = (id: number): string => `${PHOTOS}/${id}`;
export const thumbUrl = (id: number): string => `${PHOTOS}/${id}?klein`;

const NEW_TASK = `${TASKS}/nieuw`;

/** The item that a question is about, as a value in the address: `bestelling-10023`. */
export const aboutWords = {
  order: 'bestelling',
  delivery_note: 'pakbon',
  invoice: 'factuur',
  product: 'artikel',
  label: 'kastlabel',
  recurring: 'herhaalorder',
} as const;
export type AskedKind = keyof typeof aboutWords;

/** Orders, delivery notes and invoices have their number in the address, other items their id. */
export interface AskedAbout {
  kind: AskedKind;
  of: string;
}

export const ABOUT_PARAM = 'over';
export const KIND_PARAM = 'soort';

/** Address of the form for a new question; `kind` is the initial subject. */
export function newTaskUrl(kind?: string, about?: { kind: AskedKind; of: string | number }): string {
  const query = new URLSearchParams({
    ...(kind && { [KIND_PARAM]: kind }),
    ...(about && { [ABOUT_PARAM]: `${aboutWords[about.kind]}-${about.of}` }),
  });
  return query.size > 0 ? `${NEW_TASK}?${query}` : NEW_TASK;
}

/** Position of a line in an order, from 1. */
export const LINE_PARAM = 'regel';
const CODE_PARAM = 'code';
const LIST_PARAM = 'lijst';
const MAX_CODES = 20;
const MAX_CODE = 80;
const MAX_LIST_NAME = 100;

/** Codes that were scanned while counting, and that no product has. */
export interface AskedCodes {
  codes: readonly string[];
  /** Name of the list that was counted; empty for none. */
  list: string;
}

/** Address of the form for a question about such codes. */
export function askCodesUrl({ codes, list }: AskedCodes): string {
  const query = new URLSearchParams(codes.slice(0, MAX_CODES).map((code) => [CODE_PARAM, code]));
  if (list !== '') query.set(LIST_PARAM, list);
  return `${NEW_TASK}?${query}`;
}

/** Reads them from such an address; null when it has none. */
export function readAskedCodes(
  query: Readonly<Record<string, string | string[] | undefined>>,
): AskedCodes | null {
  const textsOf = (name: string) =>
    [query[name] ?? []].flat().map((text) => text.replace(/\s+/g, ' ').trim());
  const codes = textsOf(CODE_PARAM).filter((code) => code !== '' && code.length <= MAX_CODE);
  if (codes.length === 0) return null;
  const [list = ''] = textsOf(LIST_PARAM);
  return { codes: [...new Set(codes)].slice(0, MAX_CODES), list: list.slice(0, MAX_LIST_NAME) };
}

/** Parses a value of `over`; null when it is invalid. */
export function readAbout(value: string): AskedAbout | null {
  const [, word, of] = /^([a-z]{1,20})-([\w.-]{1,40})$/.exec(value) ?? [];
  const kind = (Object.keys(aboutWords) as AskedKind[]).find((name) => aboutWords[name] === word);
  return kind && of ? { kind, of } : null;
}

/**
 * The form that reports what is missing, damaged or wrong in a delivered order; `line`: position in the order, from 0, of
 * the line that is ticked.
 */
export const shortageUrl = (orderNumber: string, line?: number): string =>
  `${TASKS}/manco?${new URLSearchParams({
    bestelling: orderNumber,
    ...(line !== undefined && { [LINE_PARAM]: String(line + 1) }),
  })}`;

/** Parses the line of such an address; undefined when it has none. */
export const readShortageLine = (value: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(value) ? Number(value) - 1 : undefined;
