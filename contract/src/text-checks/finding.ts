import type { ContentKind } from '../editing/kinds.ts';

/**
 * What a check finds. Facts: the text says something else than the settings and data of the site. Faults: readers meet
 * them. Advice: the text can be better.
 */
export const findingCodes = {
  amount_differs: 'fact',
  time_differs: 'fact',
  withdrawal_differs: 'fact',
  phone_differs: 'fact',
  email_differs: 'fact',
  name_spelling: 'fact',
  other_shop: 'fact',
  article_gone: 'fact',
  date_past: 'fact',
  dead_link: 'fault',
  empty_link: 'fault',
  http_link: 'fault',
  missing_alt: 'fault',
  table_without_header: 'fault',
  heading_order: 'advice',
  vague_link: 'advice',
  long_sentence: 'advice',
  no_description: 'advice',
} as const satisfies Record<string, 'fact' | 'fault' | 'advice'>;

export type FindingCode = keyof typeof findingCodes;
export const findingCodeNames = Object.keys(findingCodes) as [FindingCode, ...FindingCode[]];

/** A finding in one text. */
export interface TextFinding {
  code: FindingCode;
  /** The words that it is about; empty for a text that is missing. */
  quote: string;
  /** Position in the text of the outermost element, from 0. */
  block: number;
  /** What it should be, where that is known. */
  expected: string;
}

/** A finding in a field of a row. */
export interface Finding extends TextFinding {
  kind: ContentKind;
  id: number;
  field: string;
  /** Identifies the text of the block: an accepted finding returns once it changes. */
  blockMark: string;
}

/** Whether a reader of the shop meets it: shown before a publication. */
export const isWarning = ({ code }: { code: FindingCode }): boolean => findingCodes[code] !== 'advice';

const MAX_QUOTE = 120;

/** Words as they are quoted: cut where they are long. */
export const quoted = (text: string): string =>
  text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE - 1).trimEnd()}…`.toWellFormed() : text;
