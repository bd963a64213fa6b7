import {
  type ContentKind,
  type FieldType,
  fieldTypesOf,
  MAX_NOTICE_LENGTH,
  safeLink,
} from '@toonbank/contract';
import type { ContentFields } from '../../db/schema/index.ts';
import { allowedHtml } from '../content/allowed-html.ts';

const IMAGE = /^\/(?![/\\])[^\s\\"<>]*$|^https:\/\/[^\s\\"<>]*$/i;
const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MAX_LINE = 500;

/** The reason why a value can't be published, as a code; undefined when it can. */
const faults: Record<FieldType, (value: string) => boolean> = {
  html: () => false,
  line: (value) => value.length > MAX_LINE || /\p{Cc}/u.test(value),
  image: (value) => value !== '' && (value.length > 300 || !IMAGE.test(value)),
  link: (value) => value !== '' && safeLink(value) !== value,
  number: (value) => !/^-?\d{1,6}$/.test(value),
  moment: (value) => value !== '' && !(MOMENT.test(value) && Date.parse(value)),
  flag: (value) => value !== 'true' && value !== 'false',
};

const isFaulty = (type: FieldType, value: string): boolean => faults[type](value);

const isTooLong = (notice: string): boolean => notice.replace(/<[^>]*>/g, '').length > MAX_NOTICE_LENGTH;

/** The fields among `names` that can't be shown like this. */
export function faultsOf(kind: ContentKind, fields: ContentFields, names: readonly string[]): string[] {
  const types = fieldTypesOf(kind);
  const faulty = names.filter((name) => isFaulty(types[name] ?? 'line', fields[name] ?? ''));
  if (kind === 'page' && names.includes('title') && fields.title?.trim() === '') faulty.push('title');
  if (kind === 'site' && names.includes('notice') && isTooLong(fields.notice ?? '')) faulty.push('notice');
  if ((kind === 'news' || kind === 'blog') && fields.published === '') faulty.push('published');
  const negative = ['prepMinutes', 'totalMinutes'].filter((name) => fields[name]?.startsWith('-'));
  faulty.push(...negative.filter((name) => names.includes(name)));
  return faulty;
}

/** A value as it is stored in a draft or a version: sanitised where it is HTML, and without halves of characters. */
export const cleanValue = (type: FieldType, value: string): string =>
  type === 'html' ? allowedHtml(value.toWellFormed()) : value.toWellFormed();

/** A column's value as a text. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A text as its column's value. */
export function toColumn(type: FieldType, value: string): unknown {
  if (type === 'number') return Number(value);
  if (type === 'flag') return value === 'true';
  if (type === 'moment') return value === '' ? null : new Date(value);
  return value;
}
