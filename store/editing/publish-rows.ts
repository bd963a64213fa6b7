import type { ConflictChoice } from '@toonbank/contract';
import { callApi } from '../call-api';
import type { AppThunk } from '../thunk';
import { publishRow, publishRowsAtOnce, type RefusedPublication } from './publish-row';
import { type RowId, rowKey } from './state';

/** By `rowKey`. */
export type Choices = Readonly<Record<string, readonly ConflictChoice[]>>;
export type Refusals = Readonly<Record<string, RefusedPublication>>;

/** The order of slides is right as a whole only. */
const isTogether = ({ kind }: RowId) => kind === 'slide';

/** Where the refusal of a master text is: its page is published, and no longer among the rows. */
export const masterKey = (pageId: number): string => `master.${pageId}`;

/**
 * Publishes open rows: slides all or none, any other one by one.
 * @param masters ids of pages that are published on the other sites of their master text too
 * @returns why rows were refused
 */
export const publishRows =
  (
    rows: readonly RowId[],
    choices: Choices = {},
    masters: ReadonlySet<number> = new Set(),
  ): AppThunk<Promise<Refusals>> =>
  async (dispatch) => {
    const refusals: Record<string, RefusedPublication> = {};
    for (const row of rows.filter((one) => !isTogether(one))) {
      const outcome = await dispatch(publishRow(row, choices[rowKey(row)]));
      if ('refusal' in outcome) refusals[rowKey(row)] = outcome;
      else if (row.kind === 'page' && masters.has(row.id)) {
        const { version } = outcome;
        const delivered = await dispatch(callApi('masters.publish', { id: row.id, version }));
        if ('refusal' in delivered) refusals[masterKey(row.id)] = { ...delivered, conflicts: [] };
      }
    }
    const together = rows.filter(isTogether);
    if (together.length === 0) return refusals;
    return { ...refusals, ...(await dispatch(publishRowsAtOnce(together, choices))) };
  };
