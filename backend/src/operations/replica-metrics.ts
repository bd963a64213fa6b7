import { Counter, Gauge, type Registry } from 'prom-client';
import { replicaStates } from '../db/replica/look.ts';
import type { Replica } from '../db/replica/replica.ts';

/** The figures of a backend that reads from a replica. */
export function addReplicaMetrics(registry: Registry, replica: Replica): void {
  const registers = [registry];
  new Gauge({
    name: 'toonbank_replica_state',
    help: '1 for the state that the replica is in: reads go to it while it is up.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of replicaStates) this.set({ state }, state === replica.state ? 1 : 0);
    },
  });
  new Gauge({
    name: 'toonbank_replica_lag_bytes',
    help: 'Bytes of the log that the primary had more at the latest look; -1 when the replica does not tell.',
    registers,
    collect() {
      this.set(replica.lagBytes ?? -1);
    },
  });
  new Gauge({
    name: 'toonbank_replica_lag_seconds',
    help: 'Since when the replica could not be used; 0 while it is up.',
    registers,
    collect() {
      this.set(replica.lagSeconds);
    },
  });
  new Counter({
    name: 'toonbank_replica_reads_total',
    help: 'Transactions that were read from the replica.',
    registers,
    collect() {
      this.reset();
      this.inc(replica.reads);
    },
  });
  new Counter({
    name: 'toonbank_replica_fallbacks_total',
    help: 'Transactions that the primary did instead, by reason, without those of a time when the replica was not used.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of replica.fallbacks) this.inc({ reason }, count);
    },
  });
}
