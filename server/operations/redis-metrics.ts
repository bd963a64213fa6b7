import { Counter, Gauge, type Registry } from 'prom-client';
import { REDIS_STATES, type RedisLink } from '../cache/redis/link.ts';

/** Adds what became of the questions to Redis, and its state. */
export function watchRedis(registry: Registry, link: RedisLink): void {
  new Counter({
    name: 'toonbank_redis_total',
    help: 'Entries asked of Redis by outcome; error: no answer in time, a refusal, or a damaged entry.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(link.counts)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'toonbank_redis_state',
    help: '1 for the state Redis is in: up, refusing (takes no entries), away.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of REDIS_STATES) this.set({ state }, link.state === state ? 1 : 0);
    },
  });
}
