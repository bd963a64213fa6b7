import type { RedisClientType } from '@redis/client';

/** Redis tells whole milliseconds here, and so does `Date.now`. */
const ROUNDING_MS = 2;

/**
 * Redis' clock minus that of this machine, in ms. Storefronts on several machines compare each other's times, so those in
 * Redis are in its time. 0 when the difference is no more than the measurement's error.
 */
export async function measureClock(client: RedisClientType): Promise<number> {
  const from = Date.now();
  const [seconds, microseconds] = (await client.sendCommand(['TIME'])) as unknown as [string, string];
  const took = Date.now() - from;
  const ahead = Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000) - from - took / 2;
  return Math.abs(ahead) <= took + ROUNDING_MS ? 0 : Math.round(ahead);
}
