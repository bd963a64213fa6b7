import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import type { ObjectFault } from '../db/object-store.ts';
import type { Replica } from '../db/replica/replica.ts';
import { addReplicaMetrics } from './replica-metrics.ts';
import { addShopMetrics } from './shop-metrics.ts';

/** Seconds: from a session check to an import's largest page. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Metrics {
  registry: Registry;
  /** Counts and times the answers of an app, by endpoint of the contract. */
  watch(app: FastifyInstance, waitingCalls: () => number): void;
  watchReplica(replica: Replica): void;
  /** Counts a failed read, write or removal of bytes outside the database. */
  countFault(fault: ObjectFault): void;
}

/** The figures of one backend process, in Prometheus' form (docs/operating.md). */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addShopMetrics(registry, database);
  const answers = new Counter({
    name: 'toonbank_api_answers_total',
    help: 'Answers by endpoint of the contract and class of status.',
    labelNames: ['endpoint', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'toonbank_api_seconds',
    help: 'Time until an answer was sent, by endpoint of the contract.',
    labelNames: ['endpoint'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'toonbank_database_connections',
    help: 'Connections of the pool.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount } = database.pool;
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'used' }, totalCount - idleCount);
    },
  });
  const faults = new Counter({
    name: 'toonbank_media_errors_total',
    help: 'Files in a folder or a bucket that could not be read, written or removed.',
    labelNames: ['operation', 'reason'],
    registers: [registry],
  });
  return {
    registry,
    watchReplica: (replica) => addReplicaMetrics(registry, replica),
    countFault({ operation, reason }) {
      faults.inc({ operation, reason });
    },
    watch(app, waitingCalls) {
      new Gauge({
        name: 'toonbank_waiting_calls',
        help: 'Calls that wait for a database connection.',
        registers: [registry],
        collect() {
          this.set(waitingCalls());
        },
      });
      app.addHook('onResponse', (request, reply, done) => {
        const endpoint = request.routeOptions.config.endpoint ?? 'other';
        answers.inc({ endpoint, status: `${Math.floor(reply.statusCode / 100)}xx` });
        seconds.observe({ endpoint }, reply.elapsedTime / 1_000);
        done();
      });
    },
  };
}
