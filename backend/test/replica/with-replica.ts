import { expect } from 'vitest';
import { type MortalPostgres, startTestPostgres, startTestReplica } from '../../../scripts/test/postgres.ts';
import { connectPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { Replica } from '../../src/db/replica/replica.ts';
import type { PaymentSettings } from '../../src/modules/payments/payments.ts';
import { runSql } from '../concurrency/owned-database.ts';
import { type TestApp, testApp } from '../support/index.ts';

export interface WithReplica {
  test: TestApp;
  replica: Replica;
  primaryServer: MortalPostgres;
  replicaServer: MortalPostgres;
  /** The replica receives the log and applies nothing of it, until it is resumed. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Resolves once reads go to the replica. */
  isUp(): Promise<void>;
  close(): Promise<void>;
}

/** Two PostgreSQL servers, of which one follows the other, and a backend that reads from it. */
export async function withReplica(payments?: PaymentSettings): Promise<WithReplica> {
  const primaryServer = await startTestPostgres();
  const database = connectPostgres(primaryServer.url, 10);
  await migrate(database);
  const replicaServer = await startTestReplica(primaryServer.url);
  const replica = await Replica.open({ url: replicaServer.url, primaryUrl: primaryServer.url });
  const test = await testApp(async () => database, payments, undefined, { replica });
  return {
    test,
    replica,
    primaryServer,
    replicaServer,
    async pauseReplay() {
      await runSql(replicaServer.url, 'SELECT pg_wal_replay_pause()');
      await expect
        .poll(() => runSql(replicaServer.url, 'SELECT pg_get_wal_replay_pause_state() AS state'))
        .toEqual([{ state: 'paused' }]);
    },
    async resumeReplay() {
      await runSql(replicaServer.url, 'SELECT pg_wal_replay_resume()');
    },
    isUp: () => expect.poll(() => replica.state, { timeout: 30_000, interval: 5 }).toBe('up'),
    async close() {
      await replica.close();
      await test.close();
      await replicaServer.stop();
      await primaryServer.stop();
    },
  };
}
