import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { start, stop } from '../scripts/lib/process.ts';
import type { Stack } from '../scripts/lib/stack.ts';
import { cpuMs, pidOnPort } from './process-tree.ts';
import { type Load, load } from './wrk.ts';

export interface PageServing extends Load {
  /** Against the bare server with the same bytes, in the same run. */
  ratio: number;
  bare: Load;
}

/** Pages are asked for as browsers do; few other readers take them uncompressed. */
const AS_BROWSERS = { 'accept-encoding': 'gzip' };

const pageHeaders = ['content-type', 'content-security-policy', 'cache-control', 'x-content-type-options'];

async function bareLoad(url: string): Promise<Load> {
  const response = await fetch(url);
  const headers = Object.fromEntries(
    pageHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const child = start('node', ['bench/bare-server.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const body = gzipSync(await response.text(), { level: 9 }).toString('base64');
  child.send({ body, headers: { ...headers, 'content-encoding': 'gzip' } });
  const [port] = await once(child, 'message');
  const result = load(`http://localhost:${port}/`, AS_BROWSERS);
  await stop(child);
  return result;
}

/** A visitor's page, and the bare server before and after it: the machine's speed drifts. */
export async function visitorPage(url: string): Promise<PageServing> {
  const before = await bareLoad(url);
  const own = load(url, AS_BROWSERS);
  const after = await bareLoad(url);
  const bare = before.requestsPerSecond > after.requestsPerSecond ? before : after;
  return { ...own, bare, ratio: own.requestsPerSecond / bare.requestsPerSecond };
}

/** Log in through the gateway; @returns the cookies of a customer. */
export async function customerCookies(shop: string): Promise<string> {
  const response = await fetch(`${shop}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify({ username: 'inkoper@demo.test', password: 'schoon-en-droog-2026' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export type Serving = Load & { cpuMsPerRequest: number };

/** A page that is rendered per request, with the storefront's CPU time for one. */
export async function perRequest(
  stack: Stack,
  url: string,
  headers: Record<string, string>,
): Promise<Serving> {
  const pid = pidOnPort(new URL(stack.shop).port);
  const sent = { ...AS_BROWSERS, ...headers };
  load(url, sent, 2);
  const from = cpuMs(pid);
  const seconds = 8;
  const result = load(url, sent, seconds);
  // The measured run and its warm-up of two seconds.
  const requests = result.requestsPerSecond * (seconds + 2);
  return { ...result, cpuMsPerRequest: (cpuMs(pid) - from) / requests };
}

export interface CustomerServing {
  page: Serving;
  prices: Serving;
  /** Of the page and the call together. */
  cpuMsPerRequest: number;
}

/** A customer's page of products: the page, which all customers share, and the call for this one's prices. */
export async function customerPage(stack: Stack, url: string, cookie: string): Promise<CustomerServing> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const href = /"(\/internal\/prices\?ids=[\d,]+)"/.exec(html)?.[1];
  if (!href) throw new Error(`${url} asks for no prices.`);
  const page = await perRequest(stack, url, { cookie });
  const prices = await perRequest(stack, new URL(href, url).href, { cookie });
  return { page, prices, cpuMsPerRequest: page.cpuMsPerRequest + prices.cpuMsPerRequest };
}
