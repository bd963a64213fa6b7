import type pg from 'pg';

export interface EarlyEnd {
  send(): Promise<pg.QueryResult>;
  /** Whether a statement was refused since the end was sent. */
  hasRefused(): boolean;
  /** Its answer, once it was sent. */
  sent?: Promise<pg.QueryResult>;
}

/** By the `tx` of each transaction that runs: how it can be ended early. */
export const earlyEnds = new WeakMap<object, EarlyEnd>();

/**
 * Ends the transaction behind the statements that were sent so far, without waiting for their answers: COMMIT travels with
 * them. Statements that are sent later are refused. The work must not throw for another reason than these statements any
 * more, unless they only read.
 * @returns the end, which says whether a statement came too late; to be asked before the work returns
 */
export function commitBehind(tx: object): Pick<EarlyEnd, 'hasRefused'> {
  const end = earlyEnds.get(tx);
  if (!end) throw new Error('This is no transaction, or its end was sent before.');
  earlyEnds.delete(tx);
  end.sent = end.send();
  return end;
}
