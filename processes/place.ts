import cluster, { type Worker } from 'node:cluster';
import { hasKey, NUMBER_VARIABLE, type Order, type Question } from './messages.ts';

/** A worker that does not answer within this time counts as hanging: probes themselves wait for two seconds. */
const MAX_WAIT_MS: Record<Question, number> = { alive: 1_500, ready: 1_500, figures: 8_000 };
/** A worker that served so long did not fail at its start. */
const STEADY_MS = 60_000;
const MAX_PAUSE_MS = 30_000;

interface PlaceOptions {
  /** Half the pause before the second start in a row; each is twice the one before. */
  firstPauseMs: number;
  /** Called with each message that is no answer. */
  onMessage: (place: Place, message: unknown) => void;
  /** Called after each end that was not asked for. */
  onEnd: (place: Place, how: string) => void;
}

/** One place among the workers: a process that ends is replaced in it, under the same number. */
export class Place {
  readonly number: number;
  readonly #options: PlaceOptions;
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | undefined;
  #readyAt: number | undefined;
  #lastId = 0;
  #isStopping = false;
  /** Ends in a row, each soon after the start. */
  failures = 0;

  constructor(number: number, options: PlaceOptions) {
    this.number = number;
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#readyAt !== undefined;
  }

  start(): void {
    if (this.#isStopping) return;
    const worker = this.#fork();
    if (!worker) return;
    this.#worker = worker;
    worker.on('message', (message: unknown) => this.#receive(message));
    // A process that can't be started has no end. An error of one that runs is a broken channel.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) this.#noteEnd(error.message);
    });
    worker.once('exit', (code, signal) => this.#noteEnd(signal ?? `code ${code}`));
  }

  /** @returns undefined where the system has no room for a process; that counts as an end */
  #fork(): Worker | undefined {
    try {
      return cluster.fork({ [NUMBER_VARIABLE]: String(this.number) });
    } catch (error) {
      this.#noteEnd((error as Error).message);
      return undefined;
    }
  }

  /** How long to wait before the next start: not at all after a worker that served for long, else longer each time. */
  pauseMs(): number {
    return this.failures === 0 ? 0 : Math.min(this.#options.firstPauseMs * 2 ** this.failures, MAX_PAUSE_MS);
  }

  send(order: Order): void {
    if (this.#worker?.isConnected()) this.#worker.send(order, () => undefined);
  }

  /** Rejects without an answer in time, and with the fault that the worker names. */
  async ask(question: Question): Promise<unknown> {
    if (!this.isReady) throw new Error('starting');
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = Promise.withResolvers<unknown>();
    this.#asked.set(id, answer);
    const late = setTimeout(() => answer.reject(new Error('no answer')), MAX_WAIT_MS[question]);
    this.send({ ask: question, id });
    return answer.promise.finally(() => {
      clearTimeout(late);
      this.#asked.delete(id);
    });
  }

  /**
   * Asks the worker to end, and kills it after `limitMs`. @returns whether it ended well: by itself with 0, or before it was
   * ready
   */
  async stop(limitMs: number): Promise<boolean> {
    this.#isStopping = true;
    const worker = this.#worker;
    if (!worker) return true;
    const wasReady = this.isReady;
    const ended = new Promise<boolean>((resolve) =>
      worker.once('exit', (code) => resolve(code === 0 || !wasReady)),
    );
    const late = setTimeout(() => worker.process.kill('SIGKILL'), limitMs);
    this.send({ stop: true });
    // It may not listen to the primary process yet.
    if (!wasReady) worker.process.kill('SIGTERM');
    return ended.finally(() => clearTimeout(late));
  }

  #receive(message: unknown): void {
    if (hasKey(message, 'id')) {
      const answer = this.#asked.get(Number(message.id));
      if (hasKey(message, 'fault')) answer?.reject(new Error(String(message.fault)));
      else if (hasKey(message, 'answer')) answer?.resolve(message.answer);
      return;
    }
    if (hasKey(message, 'ready')) this.#readyAt = performance.now();
    this.#options.onMessage(this, message);
  }

  #noteEnd(how: string): void {
    for (const answer of this.#asked.values()) answer.reject(new Error('ended'));
    const served = this.#readyAt === undefined ? undefined : performance.now() - this.#readyAt;
    this.#worker = undefined;
    this.#readyAt = undefined;
    if (this.#isStopping) return;
    if (served !== undefined && served >= STEADY_MS) this.failures = 0;
    this.#options.onEnd(this, how);
    this.failures += 1;
  }
}
