import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { lookUp, lookUpInside } from './look-up.ts';
import { isPublicAddress, mayCall } from './public-address.ts';

/** Why there was no answer. `refused_address`: it leads into a private network. */
export type OutboundFault = 'refused_address' | 'not_found' | 'timeout' | 'certificate' | 'unreachable';

/** A call that got no answer. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface OutboundCall {
  url: string;
  headers: Record<string, string>;
  /** For the lookup, the connection and the answer together. */
  timeoutMs: number;
  /** Also http and hosts inside a private network: for tests and development. */
  allowsInside?: boolean;
  signal?: AbortSignal | undefined;
  /** Replaces the lookup of names, for tests. */
  resolve?: (host: string) => Promise<readonly string[]>;
}

/** Addresses of a host, all of them public. @throws OutboundError */
export async function addressesOf({
  url,
  allowsInside = false,
  resolve = allowsInside ? lookUpInside : lookUp,
}: OutboundCall): Promise<string[]> {
  if (!mayCall(url, allowsInside)) throw new OutboundError('refused_address');
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return [host];
  const found = await resolve(host).catch(() => []);
  if (found.length === 0) throw new OutboundError('not_found');
  if (!allowsInside && !found.every(isPublicAddress)) throw new OutboundError('refused_address');
  return [...found];
}

/** Connects to one of the addresses that were checked, whatever the name leads to by then. */
const connectTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) return callback(null, all);
    return callback(null, all[0]?.address ?? '', all[0]?.family ?? 4);
  };

/** A request to one of these addresses, over a connection of its own. */
export function requestTo(
  addresses: readonly string[],
  url: string,
  options: Pick<http.RequestOptions, 'method' | 'signal' | 'headers'>,
): http.ClientRequest {
  const { request } = url.startsWith('https:') ? https : http;
  return request(url, {
    ...options,
    ...{ agent: false, lookup: connectTo(addresses) },
    headers: { ...options.headers, connection: 'close' },
  });
}

const CERTIFICATE = /CERT|SSL|TLS|SELF_SIGNED|ISSUER|ALTNAME/;
/** Faults of this machine or of the call itself, which no other server causes. */
const OWN_FAULT = /^(?:ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE|ERR_INVALID_)/;

function faultOf(error: unknown, isLate: boolean): OutboundFault {
  if (isLate) return 'timeout';
  const { code = '' } = error as { code?: string };
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}

/**
 * Does a call that ends in time, whatever it waits for; `until` throws once it is over.
 * @throws OutboundError when there is no answer; errors of this machine as they are
 */
export async function inTime<T>(
  { timeoutMs, signal }: Pick<OutboundCall, 'timeoutMs' | 'signal'>,
  work: (ending: AbortSignal, until: <U>(step: Promise<U>) => Promise<U>) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(timeoutMs);
  const ending = AbortSignal.any([late, ...(signal ? [signal] : [])]);
  const aborted = new Promise<never>((_, reject) => {
    ending.addEventListener('abort', () => reject(ending.reason), { once: true });
  });
  aborted.catch(() => {});
  try {
    return await work(ending, (step) => Promise.race([step, aborted]));
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    if (OWN_FAULT.test((error as { code?: string }).code ?? '')) throw error;
    throw new OutboundError(faultOf(error, late.aborted));
  }
}
