import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface IdleSettings {
  /** Time between two looks at the process. */
  lookMs?: number;
  /** This many looks in a row must find it idle. */
  looks?: number;
  /** Memory that must have come since it had least, in bytes. */
  grownBytes?: number;
}

/** Part of the time in which the event loop was at work, from 0 to 1. */
const IDLE = 0.05;

function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Collects the garbage of this process once each time it has become idle after work. Node collects old objects only when new ones
 * need room, so a process keeps the hundreds of megabytes of its busiest hour all night. A request that comes meanwhile waits
 * for about a tenth of a second. After a collection V8 goes on by itself, in small steps and at most 100 seconds later, and gives
 * the empty pages back to the system.
 */
export function collectWhenIdle({
  lookMs = 10_000,
  looks = 3,
  grownBytes = 64_000_000,
}: IdleSettings = {}): void {
  const collect = findCollector();
  let before = performance.eventLoopUtilization();
  let idleLooks = 0;
  /** The least memory since the last collection: it falls only some time after it. */
  let kept = process.memoryUsage.rss();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(now, before).utilization < IDLE;
    before = now;
    idleLooks = isIdle ? idleLooks + 1 : 0;
    const rss = process.memoryUsage.rss();
    kept = Math.min(kept, rss);
    if (idleLooks < looks || rss < kept + grownBytes) return;
    collect();
    kept = process.memoryUsage.rss();
    idleLooks = 0;
  }, lookMs);
  timer.unref();
}
