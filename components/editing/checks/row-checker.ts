import { checkRow, readRow } from '@toonbank/contract/text-checks/check-row';
import {
  type DeadReferences,
  type References,
  referencesOf,
} from '@toonbank/contract/text-checks/facts/references';
import type { Finding } from '@toonbank/contract/text-checks/finding';
import type { AnswerOf } from '@/api/call';
import type { EditedRow } from '@/store/editing/state';

/** Loaded with the first row that is opened. */
export type Facts = AnswerOf<'textChecks.facts'>;

/** What was looked up, and what of it leads nowhere. */
export interface LookedUp {
  asked: ReadonlySet<string>;
  dead: DeadReferences;
}
export const nothingLookedUp: LookedUp = {
  asked: new Set(),
  dead: { addresses: new Set(), articleNumbers: new Set(), images: new Set() },
};

const rowOf = ({ kind, id, live, draft }: EditedRow) => ({ kind, id, fields: { ...live.fields, ...draft } });

/** The references in the rows that were not looked up yet. */
export function newReferences(rows: readonly EditedRow[], { facts }: Facts, { asked }: LookedUp): References {
  const texts = rows.flatMap((row) => readRow(rowOf(row)).map(([, text]) => text));
  const { addresses, articleNumbers, images } = referencesOf(texts, facts);
  const isNew = (reference: string) => !asked.has(reference);
  return {
    addresses: addresses.filter(isNew),
    articleNumbers: articleNumbers.filter(isNew),
    images: images.filter(isNew),
  };
}

type Accepted = Facts['accepted'][number];

const keyOf = ({ kind, id, field, code, quote, blockMark }: Accepted) =>
  JSON.stringify([kind, id, field, code, quote, blockMark]);

const known = new WeakMap<EditedRow, { lookedUp: LookedUp; findings: Finding[] }>();

/** The findings in one row; a row that did not change is not read again. */
function findingsIn(row: EditedRow, { facts }: Facts, lookedUp: LookedUp): Finding[] {
  const before = known.get(row);
  if (before?.lookedUp === lookedUp) return before.findings;
  const findings = checkRow(rowOf(row), facts, lookedUp.dead);
  known.set(row, { lookedUp, findings });
  return findings;
}

/** The facts after a publisher said that a text is right, or took that back. */
export function withAnswer(
  facts: Facts,
  { kind, id, field, code, quote, blockMark }: Accepted,
  isRight: boolean,
): Facts {
  const answered = { kind, id, field, code, quote, blockMark };
  const others = facts.accepted.filter((one) => keyOf(one) !== keyOf(answered));
  return { ...facts, accepted: isRight ? [...others, answered] : others };
}

/** What the checks find in the rows as they are edited, without what a publisher accepted. */
export function findingsOf(rows: readonly EditedRow[], facts: Facts, lookedUp: LookedUp): Finding[] {
  const accepted = new Set(facts.accepted.map(keyOf));
  return rows.flatMap((row) =>
    findingsIn(row, facts, lookedUp).filter((finding) => !accepted.has(keyOf(finding))),
  );
}
