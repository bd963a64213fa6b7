import type { Tx } from '../../db/connect.ts';
import { loginAttempts } from '../../db/schema/index.ts';
import { eq, inArray, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';

/** The caller whose attempts are counted: the database, the site and the address of a call. */
export type Counted = Pick<Call, 'database' | 'viewer' | 'address'>;

/**
 * Attempts are counted per name-and-address and per address. Not per name alone: then a stranger could keep the
 * account's owner out by guessing at the name.
 */
interface Bucket {
  key: string;
  /** Attempts that are free before waits begin. */
  free: number;
  maxWaitS: number;
}

/** An attempt that was counted in a bucket. */
interface CountedIn extends Bucket {
  /** The bucket's count with this attempt. */
  count: number;
}

/**
 * Transactions that run at once begin a little apart: only a wait that exceeds the longest one by more than this is
 * impossible.
 */
const CLOCK_SLACK_S = 60;

/**
 * The address comes first: all transactions lock the rows in this order, so they never wait for each other in a
 * circle.
 */
function bucketsOf(name: string, address: string): [Bucket, Bucket] {
  return [
    { key: `addr:${hashSecret(address)}`, free: 30, maxWaitS: 300 },
    { key: `pair:${hashSecret(`${name}\n${address}`)}`, free: 5, maxWaitS: 900 },
  ];
}

/**
 * Counts an attempt in a bucket, in one statement: of many at once each sees the count of those before it. Past the
 * free ones each attempt doubles the wait; a quiet quarter of an hour forgets them. An attempt during a wait is
 * refused and not counted, so it does not prolong the wait. A wait beyond the longest one comes from a clock that
 * went back, and is ignored.
 * @returns the new count; undefined when it is refused
 */
async function countIn(tx: Tx, siteId: string, { key, free, maxWaitS }: Bucket): Promise<number | undefined> {
  const { rows } = await tx.execute<{ failures: number }>(sql`
    INSERT INTO login_attempts AS a (site_id, key, failures, window_start)
    VALUES (${siteId}, ${key}, 1, now())
    ON CONFLICT (site_id, key) DO UPDATE SET
      failures = CASE WHEN a.window_start < now() - interval '15 minutes' THEN 1 ELSE a.failures + 1 END,
      window_start = CASE WHEN a.failures < ${free} AND a.window_start > now() - interval '1 minute'
        THEN least(a.window_start, now()) ELSE now() END,
      blocked_until = CASE WHEN a.failures + 1 >= ${free} AND a.window_start > now() - interval '15 minutes'
        THEN now() + make_interval(secs => least(${maxWaitS}, power(2, least(a.failures + 1 - ${free}, 12)))) END
    WHERE a.blocked_until IS NULL OR a.blocked_until <= now()
      OR a.blocked_until > now() + make_interval(secs => ${maxWaitS + CLOCK_SLACK_S})
    RETURNING failures`);
  return rows[0]?.failures;
}

async function tooMany(tx: Tx, buckets: readonly Bucket[]): Promise<DomainError> {
  const keys = buckets.map(({ key }) => key);
  const [row] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch FROM max(${loginAttempts.blockedUntil}) - now()))::integer`,
    })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, keys));
  const retryAfterS = Math.max(1, row?.seconds ?? 1);
  return new DomainError('too_many_requests', 'Too many attempts; wait a little.', undefined, retryAfterS);
}

/**
 * Counts an attempt before it is made.
 * @throws DomainError too_many_requests during a wait, with the remaining seconds; then nothing is counted
 */
function countAttempt(
  { database, viewer: { site } }: Counted,
  name: string,
  address: string,
): Promise<CountedIn[]> {
  const buckets = bucketsOf(name, address);
  return database.inSite(site.id, async (tx) => {
    const counted: CountedIn[] = [];
    for (const bucket of buckets) {
      const count = await countIn(tx, site.id, bucket);
      if (count === undefined) throw await tooMany(tx, buckets);
      counted.push({ ...bucket, count });
    }
    return counted;
  });
}

/** Takes one attempt back. Its wait ends too, unless a later attempt began a longer one. */
async function takeBack(tx: Tx, { key, free, count }: CountedIn): Promise<void> {
  await tx
    .update(loginAttempts)
    .set({
      failures: sql`greatest(${loginAttempts.failures} - 1, 0)`,
      blockedUntil: sql`CASE WHEN ${loginAttempts.failures} > ${free} AND ${loginAttempts.failures} <> ${count}
        THEN ${loginAttempts.blockedUntil} END`,
    })
    .where(eq(loginAttempts.key, key));
}

interface Guess {
  /** The name that the guess is about. */
  name: string;
  /** Default: the call's. */
  address?: string;
  /** Whether a right guess also clears the wrong ones before it, for this name and address. Default: yes. */
  clears?: boolean;
}

/**
 * Makes a guess that is counted before it is checked. A right one is taken back; so is a check that fails for another
 * reason.
 * @param check gives undefined for a wrong guess
 * @throws DomainError too_many_requests during a wait: then nothing is checked
 */
export async function guardGuess<T>(
  call: Counted,
  { name, address = call.address, clears = true }: Guess,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const counted = await countAttempt(call, name, address);
  const [, byName] = bucketsOf(name, address);
  const undo = (isRight: boolean) =>
    call.database.inSite(call.viewer.site.id, async (tx) => {
      for (const one of counted) await takeBack(tx, one);
      if (isRight && clears) await tx.delete(loginAttempts).where(eq(loginAttempts.key, byName.key));
    });
  let result: T | undefined;
  try {
    result = await check();
  } catch (error) {
    await undo(false);
    throw error;
  }
  if (result !== undefined) await undo(true);
  return result;
}

/**
 * Counts a call that is open to everyone and causes a mail: five from an address are free, then each waits longer.
 * Counted apart from logins, so that a form used too often does not stop a login.
 * @throws DomainError too_many_requests during a wait
 */
export async function limitCalls(call: Counted, what: string): Promise<void> {
  await countAttempt(call, what, `${what}:${call.address}`);
}

/**
 * The same for calls that name a person, such as an e-mail address that is mailed, from whatever address they come.
 * @throws DomainError too_many_requests during a wait
 */
export async function limitCallsFor(call: Counted, what: string, name: string): Promise<void> {
  await countAttempt(call, what, `${what}:for:${name}`);
}
