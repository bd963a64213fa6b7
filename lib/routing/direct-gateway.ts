import type { AskedChanges } from '../cache/content-changes.ts';
import { CUSTOMER_PRICES } from '../urls/internal-urls.ts';

/** Answers the browser's calls of the API. */
export interface DirectGateway {
  /** False: the framework answers calls to this host. */
  isOpen(host: string | undefined): boolean;
  /**
   * `renew` is called with the cache tags of the pages that the call changed.
   * @param json the body, where it is JSON: the request then has none, because reading it from a stream takes longer
   */
  answer(request: Request, renew: (tags: readonly string[]) => void, json?: string): Promise<Response>;
  /** Asks the API what has changed on the site of a host. */
  changesOf(host: string): Promise<AskedChanges>;
}

/** The first parts of the addresses that it answers. */
export const DIRECT_PATHS = ['/v1/', '/beheer-api/', `${CUSTOMER_PRICES}?`] as const;

/** The server in front and the framework's bundle are two module graphs in one process: they share only this. */
const SLOT = Symbol.for('toonbank.directGateway');
const shared = globalThis as { [SLOT]?: DirectGateway };

export function offerDirectGateway(gateway: DirectGateway): void {
  shared[SLOT] = gateway;
}

/** Undefined until the framework has started. */
export const directGateway = (): DirectGateway | undefined => shared[SLOT];
