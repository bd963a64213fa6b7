import { type ContentKind, fieldTypesOf } from '../editing/kinds.ts';
import { wrongAmounts } from './facts/amounts.ts';
import { wrongContacts } from './facts/contacts.ts';
import { pastDates } from './facts/dates.ts';
import { wrongNames } from './facts/names.ts';
import { type DeadReferences, undescribedImages, wrongReferences } from './facts/references.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { wrongTimes } from './facts/times.ts';
import { wrongWithdrawalDays } from './facts/withdrawal.ts';
import type { Finding, TextFinding } from './finding.ts';
import { type Passage, type ReadText, readLine, readText } from './read-text.ts';
import { styleFindings } from './style-rules.ts';
import { textMark } from './text-mark.ts';

/** A row to check: its fields, as texts (see `FieldType`). */
export interface CheckedRow {
  kind: ContentKind;
  id: number;
  fields: Readonly<Record<string, string>>;
}

/** The readable fields of a row. A link is a text without words. */
export function readRow({ kind, fields }: CheckedRow): [field: string, text: ReadText][] {
  return Object.entries(fieldTypesOf(kind)).flatMap(([field, type]): [string, ReadText][] => {
    const value = fields[field] ?? '';
    if (value === '') return [];
    if (type === 'html') return [[field, readText(value)]];
    if (type === 'line') return [[field, readLine(value)]];
    if (type === 'image') {
      // A slide has a field of its own for the text; a draft that does not change it does not tell.
      if (kind === 'slide' && fields.alt === undefined) return [];
      const images = [{ block: 0, src: value, alt: fields.alt }];
      return [[field, { passages: [], images, tables: [], blocks: [value] }]];
    }
    if (type !== 'link') return [];
    const links = [{ href: value, text: '' }];
    const passage = { block: 0, element: 'line', text: '', links, context: '' };
    return [[field, { passages: [passage], images: [], tables: [], blocks: [value] }]];
  });
}

/** News and the blog are of their day: a date that has passed since is right. */
const agesWell = (kind: ContentKind) => kind === 'news' || kind === 'blog';

function passageFindings(passage: Passage, kind: ContentKind, facts: SiteFacts): TextFinding[] {
  const names = [
    ...wrongContacts(passage, facts),
    ...wrongNames(passage, facts),
    ...wrongWithdrawalDays(passage, facts),
  ];
  // Most passages have no number: the rest need not look at those.
  if (!/\d/.test(passage.text)) return names;
  return [
    ...wrongAmounts(passage, facts),
    ...wrongTimes(passage, facts),
    ...names,
    ...(agesWell(kind) ? [] : pastDates(passage, facts)),
  ];
}

const factFindings = (text: ReadText, kind: ContentKind, facts: SiteFacts, dead: DeadReferences) =>
  text.passages.flatMap((passage) => [
    ...passageFindings(passage, kind, facts),
    ...wrongReferences(passage, facts, dead),
  ]);

/** What is found twice in a block is one finding. */
function fieldFindings(
  { kind, id }: CheckedRow,
  field: string,
  text: ReadText,
  all: TextFinding[],
): Finding[] {
  const marks = new Map<number, string>();
  const markOf = (block: number) => {
    const mark = marks.get(block) ?? textMark(text.blocks[block] ?? '');
    marks.set(block, mark);
    return mark;
  };
  const once = new Map(all.map((finding) => [`${finding.block} ${finding.code} ${finding.quote}`, finding]));
  return [...once.values()].map((finding) => ({
    ...{ kind, id, field, ...finding },
    blockMark: markOf(finding.block),
  }));
}

/** Everything that the checks find in a row. Never throws, and takes time in proportion to the texts. */
export function checkRow(row: CheckedRow, facts: SiteFacts, dead: DeadReferences): Finding[] {
  const { kind, id, fields } = row;
  const findings = readRow(row).flatMap(([field, text]) =>
    fieldFindings(row, field, text, [
      ...factFindings(text, kind, facts, dead),
      ...undescribedImages(text, dead),
      ...styleFindings(text),
    ]),
  );
  const lacksDescription =
    kind === 'page' && fields.htmlDescription?.trim() === '' && fields.visible !== 'false';
  if (!lacksDescription) return findings;
  const missing = { code: 'no_description', quote: '', block: 0, expected: '' } as const;
  return [...findings, { kind, id, field: 'htmlDescription', ...missing, blockMark: textMark('') }];
}
