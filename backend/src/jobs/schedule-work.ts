import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { findDueWork, type ShopMoments } from './due-work.ts';
import { type DueWork, listenForWork } from './job-bell.ts';
import { tellOthers } from './tell-others.ts';
import type { ScheduledWork, WorkKind } from './work-kinds.ts';

/** How often the kinds whose time has come are looked for. */
const TICK_MS = 1_000;
/** Until the next look after one that failed. */
const RETRY_MS = 5_000;

export type Schedule = Partial<Record<WorkKind, ScheduledWork>>;
type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** The rounds of one kind, never two at once. Sites that become due meanwhile are in the next round. */
class Lane {
  readonly #work: ScheduledWork;
  readonly #log: Log;
  readonly #ending = new AbortController();
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  nextAt: number;

  constructor(work: ScheduledWork, log: Log, now: number) {
    this.#work = work;
    this.#log = log;
    this.nextAt = work.atOnce ? now : now + work.everyMs;
  }

  isDue(now: number): boolean {
    return !this.#running && now >= this.nextAt;
  }

  /** The next look is at this moment, unless it would be sooner anyway. */
  lookSoon(at: number): void {
    this.nextAt = Math.min(this.nextAt, at);
  }

  /** The next look is a full interval from now. */
  noteLook(now: number): void {
    this.nextAt = now + this.#work.everyMs;
  }

  add(siteIds: readonly string[]): void {
    for (const id of siteIds) this.#waiting.add(id);
    if (this.#running || this.#waiting.size === 0 || this.#ending.signal.aborted) return;
    this.#running = this.#rounds().finally(() => {
      this.#running = undefined;
      // Added between the last round and now.
      this.add([]);
    });
  }

  async #rounds(): Promise<void> {
    while (this.#waiting.size > 0 && !this.#ending.signal.aborted) {
      const siteIds = [...this.#waiting];
      this.#waiting.clear();
      await this.#work
        .round(siteIds, this.#ending.signal)
        .catch((err: unknown) => this.#log.error({ err }, this.#work.failure));
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    const { lastRoundMs } = this.#work;
    const ended = Promise.resolve(this.#running).then(() => this.#work.finish?.());
    if (lastRoundMs === undefined) return ended;
    const deadline = Promise.withResolvers<void>();
    const late = setTimeout(deadline.resolve, lastRoundMs);
    await Promise.race([ended, deadline.promise]);
    clearTimeout(late);
  }
}

/**
 * Does all work without a request (ADR 188): what this process or another one rings for at once, all else within the
 * interval of its kind. One statement asks which sites have something due; each kind has rounds of its own, so a slow one
 * delays no other.
 * @returns a function that begins no further round and waits for those under way
 */
export function scheduleWork(
  database: Database,
  log: Log,
  schedule: Schedule,
  moments: () => ShopMoments,
  tickMs = TICK_MS,
): () => Promise<void> {
  // Milliseconds of this process: the machine's clock may be set back.
  const start = performance.now();
  const lanes = new Map(
    Object.entries(schedule).map(([kind, work]) => [kind as WorkKind, new Lane(work, log, start)]),
  );
  let looking: Promise<void> | undefined;
  const look = async () => {
    const now = performance.now();
    const kinds = [...lanes.keys()].filter((kind) => lanes.get(kind)?.isDue(now));
    if (kinds.length === 0) return;
    for (const kind of kinds) lanes.get(kind)?.noteLook(now);
    const found = await findDueWork(database, kinds, moments()).catch((error: unknown) => {
      // The database is away: an hour would be too long for the next look.
      for (const kind of kinds) lanes.get(kind)?.lookSoon(now + RETRY_MS);
      throw error;
    });
    for (const [kind, siteIds] of found) lanes.get(kind)?.add(siteIds);
  };
  const tick = () => {
    looking ??= look()
      .catch((err: unknown) => log.error({ err }, 'looking for due work failed'))
      .finally(() => {
        looking = undefined;
      });
  };
  const hear = ({ kind, siteId }: DueWork) => lanes.get(kind)?.add([siteId]);
  const others = tellOthers(database, log, hear);
  const deaf = listenForWork((work) => {
    hear(work);
    others.tell(work);
  });
  const timer = setInterval(tick, tickMs);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    deaf();
    const stopped = [...lanes.values()].map((lane) => lane.stop());
    await Promise.all([looking, others.stop(), ...stopped]);
  };
}
