import type { ConflictChoice } from '@toonbank/contract';
import type { AppThunk } from '../thunk';
import { publishRow, publishRowsAtOnce, type RefusedPublication } from './publish-row';
import { type RowId, rowKey } from './state';

/** By `rowKey`. */
export type Choices = Readonly<Record<string, readonly ConflictChoice[]>>;
export type Refusals = Readonly<Record<string, RefusedPublication>>;

/** The order of slides is right as a whole only. */
const isTogether = ({ kind }: RowId) => kind === 'slide';

/** Publishes open rows: slides all or none, any other one by one. @returns why rows were refused */
export const publishRows =
  (rows: readonly RowId[], choices: Choices = {}): AppThunk<Promise<Refusals>> =>
  async (dispatch) => {
    const refusals: Record<string, RefusedPublication> = {};
    for (const row of rows.filter((one) => !isTogether(one))) {
      const outcome = await dispatch(publishRow(row, choices[rowKey(row)]));
      if ('refusal' in outcome) refusals[rowKey(row)] = outcome;
    }
    const together = rows.filter(isTogether);
    if (together.length === 0) return refusals;
    return { ...refusals, ...(await dispatch(publishRowsAtOnce(together, choices))) };
  };
