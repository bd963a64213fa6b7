import type { ServerResponse } from 'node:http';
import { dataPolicy } from '../csp/policy.ts';

/** The framework's second addresses of a page, and its tools that this shop does not use. */
const CLOSED = /^\/_next\/(?!static\/)|\.rsc$/i;

/** Whether no client has a reason to request this; another spelling of such an address counts too. */
export function isClosed(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return CLOSED.test(path) || CLOSED.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Redirects an address that was typed wrong or cut off to the intended one. */
export function sendElsewhere(response: ServerResponse, location: string): void {
  response.setHeader('content-security-policy', dataPolicy);
  response.writeHead(308, { location, 'cache-control': 'private, no-store' }).end();
}

export function sendAbsent(response: ServerResponse): void {
  response.setHeader('content-security-policy', dataPolicy);
  response.setHeader('cache-control', 'private, no-store');
  response.writeHead(404).end();
}

const BUSY = `<!doctype html><html lang="nl"><title>Het is erg druk</title><h1>Het is erg druk in de winkel</h1><p>Probeer het over een paar tellen opnieuw.</p></html>`;

/** Answers for a page that too many requests wait for already. */
export function sendBusy(response: ServerResponse): void {
  response.setHeader('content-security-policy', dataPolicy);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('retry-after', '3');
  response.writeHead(503).end(BUSY);
}
