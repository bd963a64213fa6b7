import { z } from 'zod';

const moment = z.number().int().nonnegative().optional();

/**
 * The time when a tag was revalidated, in ms: a `stale` entry may be shown while the API is away, an `expired` one may
 * not. `count`: how often the API says that its content has changed.
 */
export const tagTimes = z.object({
  tag: z.string().min(1).max(1_000),
  stale: moment,
  expired: moment,
  count: z.number().optional(),
});
export type TagTimes = z.output<typeof tagTimes>;

/** Whether times are not yet those of a revalidation which this process knows. */
export const isOlder = (read: TagTimes, known: TagTimes | undefined) =>
  (read.stale ?? 0) < (known?.stale ?? 0) ||
  (known?.stale === undefined && (read.expired ?? 0) < (known?.expired ?? 0));

export const isSame = (one: TagTimes, other: TagTimes) =>
  one.stale === other.stale && one.expired === other.expired && one.count === other.count;
