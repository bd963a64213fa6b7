import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { allSiteIds } from '../../db/load-sites.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { OutboundError } from '../../lib/outbound/call-address.ts';
import { type OutboundPost, postOutside } from '../../lib/outbound/post.ts';
import { formerSecretsOf, SealedElsewhere, signedHeaders } from './secrets.ts';
import { spreadEvents } from './spread.ts';
import { noteOutcome, type Outcome, type Taken, takeDelivery } from './take-delivery.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_000;
/** Deliveries side by side, and those to one endpoint: one that hangs holds up no other. */
const AT_ONCE = 8;
const PER_ENDPOINT = 2;
/** A round that has nothing more to begin waits so long for calls under way; slower ones go on beside the next rounds. */
const PATIENCE_MS = 1_000;

export interface WebhookSender {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** The secret of the installation, which opens those of the endpoints. */
  secret: string;
  /** Also http and addresses inside a private network: for tests and development. */
  allowsInside: boolean;
  timeoutMs?: number;
  resolve?: OutboundPost['resolve'];
}

/** The body: type, moment and the thing's id and number, nothing else. */
const bodyOf = ({ type, createdAt, data }: Taken['event']): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });

async function tryOnce(sender: WebhookSender, { endpoint, event }: Taken): Promise<Outcome> {
  const sealed = [endpoint.secret, ...formerSecretsOf(endpoint)];
  const body = bodyOf(event);
  const signed = { key: event.key, timestamp: Math.floor(Date.now() / 1000), body };
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  try {
    const { status, text } = await postOutside({
      ...{ url: endpoint.url, body, maxAnswerBytes: MAX_ANSWER_BYTES },
      headers: {
        ...{ 'content-type': 'application/json', 'user-agent': 'Toonbank-Webhooks/1' },
        ...signedHeaders(signed, { sealed, installation: sender.secret, siteId: event.siteId }),
      },
      timeoutMs: sender.timeoutMs ?? TIMEOUT_MS,
      allowsInside: sender.allowsInside,
      ...(sender.resolve && { resolve: sender.resolve }),
    });
    // Neither the database nor JSON takes every character.
    return { status, fault: null, tookMs: tookMs(), answer: text.replaceAll('\0', '').toWellFormed() };
  } catch (error) {
    if (error instanceof SealedElsewhere)
      return { status: null, fault: 'secret', tookMs: tookMs(), answer: '' };
    if (!(error instanceof OutboundError)) throw error;
    return { status: null, fault: error.fault, tookMs: tookMs(), answer: '' };
  }
}

/** Calls receivers, over all rounds of a process: it knows which calls are under way. */
class Deliverer {
  readonly #sender: WebhookSender;
  /** By site, the endpoint of each call under way. */
  readonly #busy = new Map<string, number[]>();
  readonly #calls = new Set<Promise<void>>();
  tries = 0;

  constructor(sender: WebhookSender) {
    this.#sender = sender;
  }

  /** Endpoints that get no further call now. */
  #full(siteId: string): number[] {
    const ids = this.#busy.get(siteId) ?? [];
    return ids.filter((id) => ids.filter((other) => other === id).length >= PER_ENDPOINT);
  }

  async #call(taken: Taken): Promise<void> {
    const { siteId, endpointId, id } = taken.delivery;
    const busy = this.#busy.get(siteId) ?? [];
    this.#busy.set(siteId, busy);
    busy.push(endpointId);
    try {
      const outcome = await tryOnce(this.#sender, taken);
      await this.#sender.database.inSite(siteId, (tx) => noteOutcome(tx, taken, outcome));
      this.tries += 1;
    } catch (err) {
      // Its lease ends, and it is tried again.
      this.#sender.log.error({ err, site: siteId, delivery: id }, 'a webhook was not delivered');
    } finally {
      busy.splice(busy.indexOf(endpointId), 1);
    }
  }

  /** Waits until a call ends. @returns false when none did in time */
  async #oneEnds(patienceMs: number): Promise<boolean> {
    if (this.#calls.size === 0) return false;
    const late = Promise.withResolvers<false>();
    const timer = Number.isFinite(patienceMs) ? setTimeout(() => late.resolve(false), patienceMs) : undefined;
    const ended = Promise.race(this.#calls).then(() => true);
    return Promise.race([ended, late.promise]).finally(() => clearTimeout(timer));
  }

  /** Spreads new events of these sites and begins what is due; the sites take turns. */
  async round(siteIds: readonly string[], ending?: AbortSignal, patienceMs = PATIENCE_MS): Promise<void> {
    const { database } = this.#sender;
    for (const siteId of siteIds)
      while (!ending?.aborted)
        if ((await database.inSite(siteId, (tx) => spreadEvents(tx, siteId))) === 0) break;
    const open = [...siteIds];
    while (!ending?.aborted) {
      const siteId = this.#calls.size < AT_ONCE ? open.shift() : undefined;
      if (siteId === undefined) {
        if (await this.#oneEnds(patienceMs)) continue;
        break;
      }
      const taken = await database.inSite(siteId, (tx) => takeDelivery(tx, this.#full(siteId)));
      if (!taken) continue;
      open.push(siteId);
      const call = this.#call(taken).finally(() => {
        this.#calls.delete(call);
        // There may be more for its endpoint.
        if (!open.includes(siteId)) open.push(siteId);
      });
      this.#calls.add(call);
    }
  }

  /** Waits for the calls under way. */
  async finish(): Promise<void> {
    await Promise.all(this.#calls);
  }
}

/** Spreads new events of these sites, or of all, and tries what is due until nothing is. @returns the number of tries */
export async function deliverDue(sender: WebhookSender, siteIds?: readonly string[]): Promise<number> {
  const deliverer = new Deliverer(sender);
  await deliverer.round(siteIds ?? (await allSiteIds(sender.database)), undefined, Number.POSITIVE_INFINITY);
  await deliverer.finish();
  return deliverer.tries;
}

/** Delivers events: at once after the commit, and looks every five seconds for what is due again. */
export function webhookWork(sender: WebhookSender): ScheduledWork {
  const deliverer = new Deliverer(sender);
  return {
    ...{ everyMs: 5_000, atOnce: true, failure: 'delivering webhooks failed', lastRoundMs: TIMEOUT_MS },
    round: (siteIds, ending) => deliverer.round(siteIds, ending),
    finish: () => deliverer.finish(),
  };
}
