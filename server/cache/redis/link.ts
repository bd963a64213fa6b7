import type { RedisClientType } from '@redis/client';
import { type BytesClient, connectRedis, type RedisConnections } from './connect.ts';

/** Longest time for which a page waits for Redis. */
const MAX_WAIT_MS = 100;
/** The wait has so many parts: a process that is busy rendering loses one of them, not the answer. */
const WAIT_PARTS = 4;
/** At start a connection may take so many pauses before the log says that there is none. */
const MAX_SILENT_PAUSES = 3;
/** After a failure Redis is left alone for so long, then asked in the background. */
const PAUSE_MS = 1_000;

/** `refusing`: it answers, but takes no entries (full, or no rights). */
export const REDIS_STATES = ['up', 'refusing', 'away'] as const;
export type RedisState = (typeof REDIS_STATES)[number];

const SENTENCES: Record<RedisState, string> = {
  up: 'Redis answers; entries are shared with other storefronts.',
  refusing: 'Redis takes no entries (full, or no rights); the storefront goes on without new ones.',
  away: 'Redis does not answer in time; the storefront goes on without it.',
};

interface RedisLinkOptions {
  url: string;
  channel: string;
  onMessage: (message: string) => void;
  /** Called when Redis answers (again): messages may have been missed. */
  onUp: () => void;
  log?: (line: string) => void;
}

/**
 * The connection to Redis behind a circuit breaker. After one failure no call waits any more: a PING in the background
 * finds out when Redis is there again. Nothing here rejects.
 */
export class RedisLink {
  readonly counts = { hit: 0, miss: 0, error: 0 };
  readonly #options: RedisLinkOptions;
  #connections: RedisConnections | undefined;
  #isUp = false;
  #refusesUntil = 0;
  #said: RedisState | undefined;
  #probing = false;
  #pauses = 0;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RedisLinkOptions) {
    this.#options = options;
  }

  get state(): RedisState {
    if (!this.#isUp) return 'away';
    return this.#refusesUntil > 0 ? 'refusing' : 'up';
  }

  /** Connects in the background, and goes on trying. */
  async start(): Promise<void> {
    const { url, channel, onMessage, onUp } = this.#options;
    const onSubscribed = () => {
      if (this.#isUp) onUp();
    };
    this.#connections = await connectRedis({
      url,
      channel,
      onMessage,
      onSubscribed,
      onReady: () => void this.#probe(),
      onLost: () => this.#fail(),
    });
    if (this.#closed) return this.#connections.close();
    this.#timer = setInterval(() => {
      if (this.#isUp) return;
      this.#pauses += 1;
      if (this.#pauses >= MAX_SILENT_PAUSES) this.#say();
      void this.#probe();
    }, PAUSE_MS);
    this.#timer.unref();
  }

  /** The answer to a question; undefined when Redis is away, too slow, or answers with an error. */
  async ask<T>(
    question: (client: RedisClientType, bytes: BytesClient) => Promise<T>,
    limitMs = MAX_WAIT_MS,
  ): Promise<T | undefined> {
    const connections = this.#connections;
    if (!connections || !this.#isUp) return undefined;
    const answer = await inTime(question(connections.client, connections.bytes), limitMs);
    if ('value' in answer) return answer.value;
    this.counts.error += 1;
    if (!connections.isReply(answer.error)) this.#fail();
    return undefined;
  }

  /** As `ask`, for what takes memory of Redis: once it refused that, it is not asked again for a second. */
  async tell<T>(
    order: (client: RedisClientType) => Promise<T>,
    limitMs = MAX_WAIT_MS,
  ): Promise<T | undefined> {
    if (performance.now() < this.#refusesUntil) return undefined;
    let refused = false;
    const done = await this.ask(
      (client) =>
        order(client).catch((error: unknown) => {
          refused = this.#connections?.isReply(error) === true;
          throw error;
        }),
      limitMs,
    );
    if (done === undefined && !refused) return undefined;
    this.#refusesUntil = refused ? performance.now() + PAUSE_MS : 0;
    this.#say();
    return done;
  }

  /** Takes Redis as away for a moment, so that all is asked anew: what was measured may no longer be right. */
  lookAgain(): void {
    if (this.#isUp) this.#fail();
  }

  close(): void {
    this.#closed = true;
    this.#isUp = false;
    clearInterval(this.#timer);
    this.#connections?.close();
  }

  #fail(): void {
    this.#isUp = false;
    this.#say();
  }

  async #probe(): Promise<void> {
    const client = this.#connections?.client;
    if (!client?.isReady || this.#probing || this.#isUp) return;
    this.#probing = true;
    const pinged = client.ping();
    const answered = 'value' in (await inTime(pinged));
    // One PING at a time: a stopped Redis would otherwise collect them.
    await pinged.catch(() => undefined);
    this.#probing = false;
    if (!answered || this.#closed || this.#isUp) return;
    this.#isUp = true;
    this.#say();
    this.#options.onUp();
  }

  #say(): void {
    const { state } = this;
    if (state === this.#said || this.#closed) return;
    this.#said = state;
    (this.#options.log ?? console.warn)(SENTENCES[state]);
  }
}

type Answer<T> = { value: T } | { error: unknown };

function inTime<T>(work: Promise<T>, limitMs = MAX_WAIT_MS): Promise<Answer<T>> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const wait = (parts: number) => {
      if (parts === 0) return resolve({ error: new Error('too slow') });
      timer = setTimeout(() => wait(parts - 1), limitMs / WAIT_PARTS);
    };
    wait(WAIT_PARTS);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve({ value });
      },
      (error: unknown) => {
        clearTimeout(timer);
        resolve({ error });
      },
    );
  });
}
