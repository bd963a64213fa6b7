import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageAudienceOf } from '../../lib/page-audience.ts';
import { pageAddress } from '../page-cache/key.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { SingleFlight } from '../page-cache/single-flight.ts';
import { answerFromNext, type Made } from './answer.ts';
import { isClosed, sendAbsent, sendBusy, sendElsewhere } from './closed-paths.ts';
import { type Caller, callerOf, cleanInbound } from './inbound.ts';
import { properAddress } from './proper-address.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendPage } from './send.ts';
import type { staticFiles } from './static-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type ListenerOptions = {
  next: Handler;
  pages: PageCache;
  files: ReturnType<typeof staticFiles>;
  isTrusted: (address: string) => boolean;
  /** Called before a page is answered; a promise is awaited. */
  beforePage?: (host: string) => Promise<void> | undefined;
  /** Told of each request, and whether its page is in memory. */
  watch?: (request: IncomingMessage, response: ServerResponse, isKept: boolean) => void;
  /** Answers a call of the browser's API without Next; false: Next must answer it. */
  calls?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Increases with every edit. */
  generation: () => number;
  /** The generation of the latest edit of a site: its answers that were begun before are outdated. */
  changedAt: (site: string) => number;
};

/** A request: `address` of a page that may be cached, or null, and its cache `key`. */
type Asked = { host: string; caller: Caller; address: string | null; key: string };

/** A response that waits for its turn on the connection is not closed when its socket is. */
const hasLeft = (request: IncomingMessage, response: ServerResponse) =>
  response.closed || request.socket.destroyed;

/** Handles a request: with a file of the build, a cached page, or Next. */
export function createListener(options: ListenerOptions) {
  const { next, pages, files, isTrusted, generation, changedAt, beforePage, watch, calls } = options;
  const flights = new SingleFlight();
  /** Of a customer or an admin. */
  const isPersonal = (request: IncomingMessage) => pageAudienceOf(request.headers.cookie) !== 'visitor';

  async function throughNext(request: IncomingMessage, response: ServerResponse, made?: Made) {
    await answerFromNext(request, response, next, {
      isPersonal: isPersonal(request),
      generation: generation(),
      made,
    });
  }

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    { host, caller, address, key }: Asked,
  ) {
    if (await files(request, response, caller.protocol)) return;

    setSecurityHeaders(response, caller.protocol);
    const proper = properAddress(request.url ?? '');
    if (proper !== null) return sendElsewhere(response, proper);
    if (isClosed(request.url ?? '')) return sendAbsent(response);
    cleanInbound(request, caller);
    if (await calls?.(request, response)) return;
    const keep: Made['keep'] = (page, kept) => pages.set(host, key, page, kept);
    if (address === null) return throughNext(request, response);
    // Customers are few, and many of their pages are personal: those must not wait for one another.
    if (isPersonal(request)) return throughNext(request, response, { keep });
    const flightKey = `${host} ${key}`;
    if (!(await flights.join(flightKey))) return sendBusy(response);
    const made = pages.get(host, key, changedAt);
    if (made) return sendPage(request, response, made);
    if (hasLeft(request, response)) return;
    const { land, abandon } = flights.begin(flightKey);
    // A reader who leaves ends a flight early. One who stays and reads nothing delays no other request: see
    // `settled`.
    response.once('close', abandon);
    await throughNext(request, response, { keep, settled: land });
  }

  // A cached page is sent at once, without a promise: most answers are one.
  return (request: IncomingMessage, response: ServerResponse): void => {
    const breakOff = () => response.destroy();
    try {
      const host = request.headers.host ?? '';
      const caller = callerOf(request, isTrusted);
      const address = pageAddress(request);
      const key = `${caller.protocol} ${address}`;
      const answer = () => {
        const kept = address === null ? undefined : pages.get(host, key, changedAt);
        watch?.(request, response, kept !== undefined);
        if (kept) sendPage(request, response, kept);
        else make(request, response, { host, caller, address, key }).catch(breakOff);
      };
      const isPage = address !== null || isPersonal(request);
      const checked = isPage ? beforePage?.(host) : undefined;
      if (checked) checked.then(answer).catch(breakOff);
      else answer();
    } catch {
      breakOff();
    }
  };
}
