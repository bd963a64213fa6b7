import { performance } from 'node:perf_hooks';

export interface BusyShareSettings {
  /** Number of connections that can be held at once. */
  slots: number;
  /** Part of the time since the last call of this function in which the process was at work, 0 to 1. */
  utilisation?: () => number;
  /** Whether a site that is not busy calls too. */
  othersAreQuiet: () => boolean;
  /** Milliseconds on any monotonic clock. */
  now: () => number;
}

const MEASURE_MS = 20;
/** Above it, other sites' calls would wait for the process itself, also with a connection free. */
const HIGH = 0.8;
const LOW = 0.65;

function utilisationOfProcess(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/**
 * Number of connections that a busy site may hold while other sites are active: half of them, and fewer, down to one,
 * as long as the process has hardly any time left. Connections alone don't bound a busy site: five of them keep one
 * process at work all the time.
 */
export class BusyShare {
  private readonly half: number;
  private readonly utilisation: () => number;
  private readonly othersAreQuiet: () => boolean;
  private readonly now: () => number;
  private share: number;
  private limited = false;
  private measuredAt: number;

  constructor({ slots, utilisation, othersAreQuiet, now }: BusyShareSettings) {
    this.half = Math.ceil(slots / 2);
    this.share = this.half;
    this.utilisation = utilisation ?? utilisationOfProcess();
    this.othersAreQuiet = othersAreQuiet;
    this.now = now;
    this.measuredAt = now();
  }

  /** At least 1. @param busy whether calls of the site have waited for a while */
  of(busy: boolean): number {
    const now = this.now();
    if (now - this.measuredAt >= MEASURE_MS) {
      this.measuredAt = now;
      this.limited = this.othersAreQuiet();
      const measured = this.utilisation();
      if (measured > HIGH) this.share = Math.max(1, Math.floor(this.share / 2));
      else if (measured < LOW) this.share = Math.min(this.half, this.share + 1);
    }
    return busy && this.limited ? this.share : this.half;
  }
}
