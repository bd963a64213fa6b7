import { shopClock } from '../delivery/days.ts';

const HOUR_MS = 3_600_000;
/** By the clock in the shop. */
const NIGHT_HOUR = 3;

/** The last time that it was three o'clock at night in the shop. */
export function lastNight(now: Date): Date {
  const [hours = 0, minutes = 0] = shopClock(now).time.split(':').map(Number);
  const since = ((hours - NIGHT_HOUR + 24) % 24) * HOUR_MS + minutes * 60_000;
  return new Date(now.getTime() - since - (now.getTime() % 60_000));
}
