import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RedisLink } from '../cache/redis/link.ts';
import { watchRedis } from './redis-metrics.ts';

/** How a request was answered: with a page from memory, by Next, or with a file of the build. */
export type AnswerKind = 'kept page' | 'file' | 'page' | 'call';

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const CALL = /^\/(?:v1|internal|beheer-api|koppeling)\//;
const FILE = /^\/(?:_next\/static|icons)\//;

export interface StorefrontMetrics {
  registry: Registry;
  /** Counts a request once it is answered; `isKept`: with a page from memory. */
  watch(request: IncomingMessage, response: ServerResponse, isKept: boolean): void;
}

export const kindOf = (path: string): AnswerKind => {
  if (CALL.test(path)) return 'call';
  return FILE.test(path) ? 'file' : 'page';
};

/** The figures of one storefront process, in Prometheus' form (docs/operating.md). */
export function createMetrics(isApiUp: () => Promise<boolean>, redis?: RedisLink): StorefrontMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counted here, because a counter with labels takes as long as finding the page.
  let keptPages = 0;
  const answers = new Counter({
    name: 'toonbank_shop_answers_total',
    help: 'Answers by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      this.inc({ kind: 'kept page', status: '2xx' }, keptPages);
      keptPages = 0;
    },
  });
  const seconds = new Histogram({
    name: 'toonbank_shop_seconds',
    help: 'Time until an answer was sent, by kind; kept pages are only counted.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'toonbank_api_up',
    help: '1 while the API answers.',
    registers: [registry],
    async collect() {
      this.set((await isApiUp()) ? 1 : 0);
    },
  });
  if (redis) watchRedis(registry, redis);
  return {
    registry,
    watch(request, response, isKept) {
      if (isKept) {
        keptPages += 1;
        return;
      }
      const from = performance.now();
      const kind = kindOf(request.url ?? '/');
      response.once('close', () => {
        answers.inc({ kind, status: `${Math.floor(response.statusCode / 100)}xx` });
        seconds.observe({ kind }, (performance.now() - from) / 1_000);
      });
    },
  };
}
