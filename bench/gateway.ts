import { Agent, request } from 'node:http';
import { endpoints } from '@toonbank/contract';
import { cookieValue } from '../lib/audience.ts';
import { SESSION_COOKIE } from '../lib/session-cookies.ts';
import type { Stack } from '../scripts/lib/stack.ts';
import { summary } from './backend.ts';
import { PRICES, SITE } from './calls/buyers.ts';
import { customerCookies } from './serving.ts';

const { auth, cart, products } = endpoints;
const ROUNDS = 6;
const CALLS = 100;

/** One call through the gateway and the same to the API itself, one at a time, in turns. */
export interface GatewayTime {
  apiMs: number;
  gatewayMs: number;
  ratio: number;
}

interface Answer {
  text: string;
  ms: number;
}

/** Asks one server on a connection that stays open, as a browser and the storefront do. */
function askerOf(base: string, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string, body?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const since = performance.now();
      const text = body && JSON.stringify(body);
      const sent = request(base + path, {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(text && { 'content-type': 'application/json' }) },
      });
      sent.on('error', reject).on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
          resolve({ text, ms: performance.now() - since });
        });
      });
      sent.end(text);
    });
}

/** The check of a session, the change of a cart and the prices of a page, of a customer with a cart of one line. */
export async function gatewayTimes({ shop, api }: Stack): Promise<Record<string, GatewayTime>> {
  const cookie = await customerCookies(shop);
  const throughGateway = askerOf(shop, { origin: shop, cookie });
  const sid = cookieValue(cookie, SESSION_COOKIE) ?? '';
  const toApi = askerOf(api, { 'x-site-token': `st_${SITE}`, authorization: sid });
  const { text } = await toApi(products.list.path, { pageSize: PRICES });
  const ids: number[] = JSON.parse(text).data.docs.map((doc: { product_id: number }) => doc.product_id);
  const [id] = ids;
  const page = { ids, familyFrom: true, facets: false, pageSize: PRICES };
  const change = (turn: number) => ({ id, quantity: 12 * (1 + (turn % 2)) });
  const calls: Record<string, (ask: typeof toApi, turn: number) => Promise<Answer>> = {
    'session check': (ask) => ask(auth.authenticate.path),
    'cart change': (ask, turn) => ask(cart.update.path, change(turn)),
    '24 prices': (ask) => ask(products.list.path, page),
  };
  const measure = async (call: (ask: typeof toApi, turn: number) => Promise<Answer>) => {
    const times = { api: [] as number[], gateway: [] as number[] };
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, ask] of [
        ['api', toApi],
        ['gateway', throughGateway],
      ] as const)
        for (let turn = 0; turn < CALLS; turn += 1) {
          const { ms } = await call(ask, turn);
          if (round > 0) times[name].push(ms);
        }
    const apiMs = summary(times.api).medianMs;
    const gatewayMs = summary(times.gateway).medianMs;
    return { apiMs, gatewayMs, ratio: gatewayMs / apiMs };
  };
  const results: Record<string, GatewayTime> = {};
  for (const [name, call] of Object.entries(calls)) results[name] = await measure(call);
  return results;
}
