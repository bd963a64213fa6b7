import { BusyShare } from './busy-share.ts';

/** No work was done: the wait for a connection would be too long, or was, or the caller disconnected. */
export class OverloadedError extends Error {}

export interface QueueSettings {
  /** Number of connections that can be held at once. */
  slots: number;
  /** A new call is refused when it would wait longer than this and the queue is older than `burstMs`. */
  maxWaitMs: number;
  /** Up to this age a queue counts as a burst, which is served as a whole. Default: 500. */
  burstMs?: number;
  /** The longest wait, also in a burst; below the 10 s after which the gateway gives up. */
  waitTimeoutMs: number;
  /** Milliseconds on any monotonic clock. */
  now?: () => number;
  /** See `BusyShareSettings`. Default: that of this process. */
  utilisation?: () => number;
}

export interface Ticket {
  /** The site that the connection is for; the sites share them equally. Absent: the owner's work. */
  site?: string | undefined;
  /** Served before everything that is not urgent. */
  urgent?: boolean;
  /** May be refused at once; otherwise it waits, at most `waitTimeoutMs`. */
  refusable?: boolean;
  /** Aborted when the caller no longer waits for the answer. */
  gone?: AbortSignal | undefined;
}

interface Waiter {
  start(): void;
}

interface SiteQueue {
  waiting: Set<Waiter>;
  running: number;
  /** Number of the turn in which it was last served. */
  servedIn: number;
  /** When the first of the calls came that wait now, or the last moment at which none waited. */
  emptyAt: number;
}

/** A site leaves connections free for another site this long after that site's last call. */
const ACTIVE_MS = 1_000;
/** A site counts as busy when its queue has not been empty for this long. */
const BUSY_MS = 40;
/** Limits the memory of waiting calls. */
const MAX_WAITING = 5_000;
const FIRST_GUESS_MS = 5;
/** Weight of the newest measurement in the mean time that a connection is held. */
const NEWEST = 0.05;

/**
 * Decides which call gets the next connection of the pool. The site that holds the fewest comes first, so a site with
 * a long queue delays only itself; while other sites are active it holds at most half of the connections, so that theirs
 * are free and answer as fast as usual. A call whose wait would be too long is refused before any work is done, and one
 * whose caller disconnected leaves the queue.
 */
export class ConnectionQueue {
  private readonly settings: Required<Omit<QueueSettings, 'utilisation'>>;
  private readonly busyShare: BusyShare;
  private readonly urgent = new Set<Waiter>();
  private readonly sites = new Map<string, SiteQueue>();
  private running = 0;
  private waiting = 0;
  private turn = 0;
  private heldMs = FIRST_GUESS_MS;
  /** The site that called last, and when; and when a site other than that one called last. */
  private latest: { site: string | undefined; at: number; anotherAt: number } = {
    site: undefined,
    at: Number.NEGATIVE_INFINITY,
    anotherAt: Number.NEGATIVE_INFINITY,
  };
  /** When each active site called last. */
  private readonly lastCalls = new Map<string, number>();
  private emptyAt: number;

  constructor({ utilisation, ...settings }: QueueSettings) {
    this.settings = { burstMs: 500, now: () => performance.now(), ...settings };
    const { slots, now } = this.settings;
    this.busyShare = new BusyShare({
      slots,
      now,
      othersAreQuiet: () => this.quietSiteCalls(),
      ...(utilisation && { utilisation }),
    });
    this.emptyAt = this.settings.now();
  }

  get waitingCalls(): number {
    return this.waiting;
  }

  /** @returns a function that gives the slot back @throws OverloadedError */
  async acquire(ticket: Ticket): Promise<() => void> {
    if (ticket.gone?.aborted) throw new OverloadedError('The caller has gone.');
    if (this.waiting === 0) this.emptyAt = this.settings.now();
    this.noteCall(ticket.site);
    if (!this.mayStart(ticket)) {
      if (this.mustRefuse(ticket)) throw new OverloadedError('Too many calls wait for the database.');
      await this.wait(ticket);
    } else this.takeSlot(ticket.site);
    const from = this.settings.now();
    return () => this.release(ticket, from);
  }

  private site(name: string): SiteQueue {
    const known = this.sites.get(name);
    if (known) return known;
    const fresh = { waiting: new Set<Waiter>(), running: 0, servedIn: 0, emptyAt: this.settings.now() };
    this.sites.set(name, fresh);
    return fresh;
  }

  private noteCall(site: string | undefined): void {
    if (site === undefined) return;
    const at = this.settings.now();
    this.lastCalls.set(site, at);
    if (site === this.latest.site) this.latest.at = at;
    else this.latest = { site, at, anotherAt: this.latest.at };
  }

  /** Connections that a site may hold now. */
  private shareOf(site: string): number {
    const { slots, now } = this.settings;
    const { at, anotherAt } = this.latest;
    const anotherCalledAt = site === this.latest.site ? anotherAt : at;
    if (now() - anotherCalledAt > ACTIVE_MS) return slots;
    return this.busyShare.of(this.isBusy(site));
  }

  private isBusy(site: string): boolean {
    const queue = this.sites.get(site);
    if (!queue || queue.waiting.size === 0) return false;
    return this.settings.now() - queue.emptyAt > BUSY_MS;
  }

  private quietSiteCalls(): boolean {
    for (const [site, at] of this.lastCalls) {
      if (this.settings.now() - at > ACTIVE_MS) this.lastCalls.delete(site);
      else if (!this.isBusy(site)) return true;
    }
    return false;
  }

  private mayStart({ site, urgent }: Ticket): boolean {
    if (this.running >= this.settings.slots) return false;
    if (urgent || site === undefined) return true;
    return (this.sites.get(site)?.running ?? 0) < this.shareOf(site);
  }

  private mustRefuse({ site, refusable }: Ticket): boolean {
    if (!refusable || site === undefined) return false;
    if (this.waiting >= MAX_WAITING) return true;
    const { burstMs, maxWaitMs, waitTimeoutMs, now } = this.settings;
    const limit = now() - this.emptyAt > burstMs ? maxWaitMs : waitTimeoutMs;
    return this.expectedWaitMs(site) > limit;
  }

  /** Calls of other sites count only as far as they come before this site's next one. */
  private expectedWaitMs(name: string): number {
    const siteQueue = this.site(name);
    const ahead =
      this.urgent.size + Math.min(this.waiting - this.urgent.size, siteQueue.waiting.size * this.sites.size);
    const amongAll = (ahead + 1) / this.settings.slots;
    const amongSiteCalls = (siteQueue.waiting.size + 1) / this.shareOf(name);
    return Math.max(amongAll, amongSiteCalls) * this.heldMs;
  }

  private wait({ site, urgent, gone }: Ticket): Promise<void> {
    const queue = urgent || site === undefined ? this.urgent : this.site(site).waiting;
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        queue.delete(waiter);
        this.waiting -= 1;
        const siteQueue = site === undefined ? undefined : this.sites.get(site);
        if (siteQueue?.waiting.size === 0) siteQueue.emptyAt = this.settings.now();
      };
      const giveUp = () => {
        leave();
        this.forgetIdle(site);
        reject(
          new OverloadedError(gone?.aborted ? 'The caller has gone.' : 'Waited too long for the database.'),
        );
      };
      const waiter = {
        start: () => {
          leave();
          this.takeSlot(site);
          resolve();
        },
      };
      const timer = setTimeout(giveUp, this.settings.waitTimeoutMs);
      gone?.addEventListener('abort', giveUp);
      if (site !== undefined && queue.size === 0) this.site(site).emptyAt = this.settings.now();
      queue.add(waiter);
      this.waiting += 1;
    });
  }

  private takeSlot(site: string | undefined): void {
    this.running += 1;
    this.turn += 1;
    if (site === undefined) return;
    const siteQueue = this.site(site);
    siteQueue.running += 1;
    siteQueue.servedIn = this.turn;
  }

  private release({ site }: Ticket, from: number): void {
    this.running -= 1;
    if (site !== undefined) {
      this.site(site).running -= 1;
      this.heldMs += NEWEST * (this.settings.now() - from - this.heldMs);
      this.forgetIdle(site);
    }
    while (this.running < this.settings.slots) {
      const next = this.next();
      if (!next) return;
      next.start();
    }
  }

  private forgetIdle(site: string | undefined): void {
    const siteQueue = site === undefined ? undefined : this.sites.get(site);
    if (site !== undefined && siteQueue?.running === 0 && siteQueue.waiting.size === 0)
      this.sites.delete(site);
  }

  private next(): Waiter | undefined {
    for (const waiter of this.urgent) return waiter;
    let best: SiteQueue | undefined;
    for (const [name, site] of this.sites) {
      if (site.waiting.size === 0 || site.running >= this.shareOf(name)) continue;
      const fewer = best && (site.running - best.running || site.servedIn - best.servedIn) < 0;
      if (!best || fewer) best = site;
    }
    for (const waiter of best?.waiting ?? []) return waiter;
    return undefined;
  }
}
