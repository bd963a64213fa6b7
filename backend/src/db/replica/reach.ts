import type pg from 'pg';
import type { Tx } from '../connect.ts';
import { cut, PAUSES_MS, pause, within } from './connection.ts';
import type { ReplicaState } from './look.ts';

/** A replica that takes longer to begin a transaction counts as away. */
const BEGIN_LIMIT_MS = 100;

/** The replica can't be used for this piece of work. Nothing was done. */
export class ReplicaRefusal extends Error {
  readonly state: ReplicaState;

  constructor(state: ReplicaState) {
    super(`The replica is ${state}.`);
    this.state = state;
  }
}

const REACHED = {
  name: 'toonbank_reached',
  text: 'SELECT pg_is_in_recovery() AS following, pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached',
};

/**
 * Waits a few milliseconds until the server of a transaction has everything up to `position`: what the transaction reads
 * afterwards is at least that new.
 * @param isHopeless true when waiting makes no sense any more
 * @throws ReplicaRefusal or the driver's error
 */
export async function reach(tx: Tx, position: string, isHopeless: () => boolean): Promise<void> {
  const client = (tx as Tx & { $client: pg.PoolClient }).$client;
  for (let turn = 0; ; turn += 1) {
    const asked = client.query<{ following: boolean; reached: boolean }>({ ...REACHED, values: [position] });
    const { rows } = await within(BEGIN_LIMIT_MS, asked, () => cut(client));
    if (!rows[0]?.following) throw new ReplicaRefusal('promoted');
    if (rows[0].reached) return;
    const ms = PAUSES_MS[turn];
    if (ms === undefined || isHopeless()) throw new ReplicaRefusal('behind');
    await pause(ms);
  }
}
