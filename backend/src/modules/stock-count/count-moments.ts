const MICROS_PER_MS = 1_000;
/** A device can be without network for weeks; a clock that is further behind is wrong. */
const MAX_AGE_MS = 60 * 86_400_000;

interface Clocked {
  uuid: string;
  /** ISO moment by the clock of the device. */
  countedAt: string;
}

const isoMicros = (micros: number): string => {
  const ms = Math.floor(micros / MICROS_PER_MS);
  const rest = String(micros - ms * MICROS_PER_MS).padStart(3, '0');
  return new Date(ms).toISOString().replace('Z', `${rest}Z`);
};

/**
 * Moments of the events of one call, none later than `nowMs`. Events of a clock that runs ahead get the present moment, a
 * microsecond apart: their order stays, because an `add` after a `set` means something else than before it.
 * @returns the ISO moment of each uuid
 */
export function countMoments(events: readonly Clocked[], nowMs: number): Map<string, string> {
  const oldest = nowMs - MAX_AGE_MS;
  const latestFirst = events
    .map(({ uuid, countedAt }) => ({ uuid, ms: Math.max(oldest, Date.parse(countedAt)) }))
    .sort((a, b) => b.ms - a.ms || (a.uuid < b.uuid ? 1 : -1));
  let limit = nowMs * MICROS_PER_MS;
  return new Map(
    latestFirst.map(({ uuid, ms }) => {
      const micros = ms * MICROS_PER_MS;
      if (micros < limit) return [uuid, isoMicros(micros)];
      limit -= 1;
      return [uuid, isoMicros(limit)];
    }),
  );
}
