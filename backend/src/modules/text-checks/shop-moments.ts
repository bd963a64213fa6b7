import { shopClock } from '../delivery/days.ts';
import { lastNight } from './last-night.ts';

/** The moments by which work is due that has a day or a night instead of a moment. */
export const shopMoments = (now = new Date()) => ({ today: shopClock(now).day, lastNight: lastNight(now) });
