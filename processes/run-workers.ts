import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { hasKey, type Question } from './messages.ts';
import type { Figures, Health, Operations } from './operations-server.ts';
import { Place } from './place.ts';
import { onStopRequest } from './worker.ts';

/** So many starts of one worker fail in a row, while no other serves, before the primary process gives up. */
const MAX_FAILURES = 6;
/** A worker ends itself after its own limit; one that can't is killed this much later. */
const GRACE_MS = 1_000;
const FIRST_PAUSE_MS = 500;

interface WorkersOptions {
  count: number;
  /** Opens the port for operators, once the first worker serves; undefined: there is none. */
  openOperations?: ((figures: Figures, health: Health) => Promise<Operations>) | undefined;
  /** Between saying that it is no longer ready and taking no more requests. */
  stopDelayMs: number;
  /** The time in which a worker may end the requests that are under way. */
  stopMs: number;
  /** Before a worker that ended twice in a row is started again, half of it; then twice as long each time. */
  firstPauseMs?: number;
}

/**
 * Runs this program as `count` workers behind its ports (ADR 213). A worker that dies is replaced. The first one starts
 * alone: migrations, files that are made once and mistakes in the settings are its matter; when it fails, this process
 * ends with code 1. The log of that is the worker's.
 * @throws what `openOperations` throws
 */
export async function runWorkers(options: WorkersOptions): Promise<void> {
  let isStopping = false;
  let operations: Operations | undefined;
  const firstReady = Promise.withResolvers<unknown>();

  const onEnd = (place: Place, how: string) => {
    if (isStopping) return;
    const serves = places.some(({ isReady }) => isReady);
    if (!hasServed || (!serves && place.failures >= MAX_FAILURES)) {
      if (hasServed) say(`No worker serves any more, and worker ${place.number} can't be started.`);
      process.exit(1);
    }
    const pause = place.pauseMs();
    say(`Worker ${place.number} ended (${how}); another one starts in ${pause / 1_000} s.`);
    setTimeout(() => place.start(), pause);
  };
  let hasServed = false;
  const { firstPauseMs = FIRST_PAUSE_MS } = options;
  const onMessage = (from: Place, message: unknown) => {
    if (hasKey(message, 'ready')) {
      hasServed = true;
      firstReady.resolve(message);
    }
    if (hasKey(message, 'tell'))
      for (const place of places) if (place !== from) place.send({ told: message.tell });
  };
  const places = Array.from(
    { length: options.count },
    (_, at) => new Place(at + 1, { firstPauseMs, onEnd, onMessage }),
  );

  onStopRequest(async (signal) => {
    if (isStopping && signal === 'SIGINT') process.exit(1);
    if (isStopping) return;
    isStopping = true;
    operations?.leave();
    if (operations) await wait(options.stopDelayMs);
    // All at once: a service manager waits for one limit, not for one a worker.
    const ended = await Promise.all(places.map((place) => place.stop(options.stopMs + GRACE_MS)));
    process.exit(ended.every(Boolean) ? 0 : 1);
  });

  // The workers take connections themselves: those that wait at the port when one is killed are taken by the others.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Figures have infinite values, which JSON has not.
  cluster.setupPrimary({ serialization: 'advanced' });
  const [first, ...others] = places;
  first?.start();
  const message = await firstReady.promise;
  operations = await options.openOperations?.(figuresOf(places), healthOf(places));
  process.send?.(message);
  for (const place of others) place.start();
}

const say = (line: string) => process.stderr.write(`${line}\n`);

/** One text of all workers' answers. */
async function askAll(places: readonly Place[], question: Question) {
  const answers = await Promise.allSettled(places.map((place) => place.ask(question)));
  const lines = answers.map(
    (answer, at) =>
      `worker ${places[at]?.number}: ${answer.status === 'fulfilled' ? answer.value : answer.reason.message}`,
  );
  return { answers, text: lines.join('\n') };
}

/**
 * Ready while one worker is; the text has the state of each. Alive while all that serve answer: one that hangs holds the
 * connections that it took.
 */
const healthOf = (places: readonly Place[]): Health => ({
  async isReady() {
    const { answers, text } = await askAll(places, 'ready');
    if (answers.some(({ status }) => status === 'fulfilled')) return text;
    throw new Error(text);
  },
  async isAlive() {
    const serving = places.filter(({ isReady }) => isReady);
    const { answers, text } = await askAll(serving, 'alive');
    const isHanging = answers.some(
      (answer) => answer.status === 'rejected' && answer.reason.message === 'no answer',
    );
    if (isHanging) throw new Error(text);
    return text || 'alive';
  },
});

/** The figures of all workers side by side, each with its label `worker`: a sum would fall when one is replaced. */
const figuresOf = (places: readonly Place[]): Figures => ({
  contentType: new AggregatorRegistry().contentType,
  async metrics() {
    const { answers } = await askAll(places, 'figures');
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    return AggregatorRegistry.aggregate(
      known as Parameters<typeof AggregatorRegistry.aggregate>[0],
    ).metrics();
  },
});
