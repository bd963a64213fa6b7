import type { ImportOptions } from '@toonbank/contract';
import type { ImportKind } from '@toonbank/contract/imports/kinds';
import { bulkFieldsOf, type WireBulkAnswer, type WireBulkLine } from '@toonbank/contract/integration/bulk';
import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { Outdated } from '../../imports/apply/apply-import.ts';
import type { LineOutcome } from '../../imports/direct/outcomes.ts';
import { writeLines } from '../../imports/direct/write-lines.ts';
import { faultWords } from '../../imports/read/fault-words.ts';
import { type Answer, type IntegrationCall, implementCall } from '../call/implement.ts';
import { IntegrationError } from '../call/integration-error.ts';
import { faultOf } from '../call/read-request.ts';
import { lineReader, type ReadLine } from './read-line.ts';

const { writes } = integrationEndpoints;
/** A clock that runs a little ahead is no reason to refuse. */
const CLOCK_SLACK_MS = 60_000;

interface Bulk {
  kind: ImportKind;
  lines: readonly unknown[];
  options?: ImportOptions;
}

/** The answer to one line. @param names of fields on the wire, by those of the import */
function answerOf(
  read: ReadLine,
  line: number,
  outcome: LineOutcome | undefined,
  names: ReadonlyMap<string, string>,
): WireBulkLine {
  if ('faults' in read) return { line, outcome: 'faulty', faults: read.faults };
  if (!outcome) return { line, outcome: 'unchanged' };
  if (outcome.changedMeanwhile)
    return { line, outcome: 'faulty', faults: [faultOf('', 'changed_meanwhile')] };
  if (outcome.faults.length > 0) {
    const faults = outcome.faults.map(({ code, field }) => ({
      ...{ field: names.get(field ?? '') ?? '', code, message: faultWords[code] },
    }));
    return { line, outcome: 'faulty', faults };
  }
  const { isChanged, warnings } = outcome;
  return {
    ...{ line, outcome: isChanged ? 'changed' : 'unchanged' },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/** Writes lines of a kind, and answers per line. */
async function writeBulk(
  { tx, site, key }: IntegrationCall,
  { kind, lines, options = {} }: Bulk,
): Promise<Answer<WireBulkAnswer>> {
  const read = lineReader(kind, key.scopes);
  const sent = lines.map((line, at) => read(line, at + 1));
  const fields = bulkFieldsOf(kind);
  const names = new Map<string, string>(fields.map(({ field, name }) => [field, name]));
  const written = await writeLines(tx, {
    ...{ siteId: site.id, kind, options, adminId: key.adminId, keyId: key.keyId },
    name: `Koppeling ${key.name}`,
    fields: fields.map(({ field }) => field),
    lines: sent.flatMap((one) => ('stored' in one ? [one.stored] : [])),
  }).catch((error: unknown) => {
    // Nothing is stored: the caller may simply send it again.
    throw error instanceof Outdated ? new IntegrationError('unavailable', { retryAfterS: 1 }) : error;
  });
  const answers = sent.map((one, at) => answerOf(one, at + 1, written.lines.get(at + 1), names));
  const count = (outcome: WireBulkLine['outcome']) =>
    answers.filter((answer) => answer.outcome === outcome).length;
  const counts = { changed: count('changed'), unchanged: count('unchanged'), faulty: count('faulty') };
  return {
    data: { import_id: written.importId, ...counts, lines: answers },
    lines: lines.length,
  };
}

/** The calls by which an ERP writes prices, stock, products and customers. */
export const bulkWork = [
  implementCall(writes.prices, (call, { lines }) => writeBulk(call, { kind: 'prices', lines })),
  implementCall(writes.agreements, (call, { lines }) => writeBulk(call, { kind: 'agreements', lines })),
  implementCall(writes.stock, (call, { lines, meaning, moment }) => {
    if (Date.parse(moment) > Date.now() + CLOCK_SLACK_MS)
      throw new IntegrationError('invalid_request', { faults: [faultOf('moment', 'in_future')] });
    return writeBulk(call, { kind: 'stock', lines, options: { stock_meaning: meaning, moment } });
  }),
  implementCall(writes.products, (call, { lines, add_new }) =>
    writeBulk(call, { kind: 'products', lines, options: { add_new } }),
  ),
  implementCall(writes.customers, (call, { lines }) => writeBulk(call, { kind: 'customers', lines })),
];
