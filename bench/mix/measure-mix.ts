import { readFileSync } from 'node:fs';
import { cpuMs, cpuMsOfAll, memoryMb } from '../process-tree.ts';
import type { Load } from '../wrk.ts';
import { type MixedShop, onMixedShop } from './mixed-shop.ts';

const SECONDS = 30;
const WARM_UP_SECONDS = 10;

const budget: { perSecond: number; p99Ms: number } = JSON.parse(
  readFileSync('bench/budgets.json', 'utf8'),
).mix;

interface Measured {
  load: Load;
  /** Of a request, in ms. */
  cpu: Record<'storefront' | 'backend' | 'database', number>;
}

function measure({ processes, run }: MixedShop, perSecond?: number): Measured {
  const clocks = () => ({
    storefront: cpuMs(processes.storefront),
    backend: cpuMs(processes.backend),
    database: cpuMsOfAll('postgres '),
  });
  const before = clocks();
  const load = run(SECONDS, perSecond);
  const after = clocks();
  const cpu = (name: keyof typeof before) => (after[name] - before[name]) / load.requests;
  return {
    load,
    cpu: { storefront: cpu('storefront'), backend: cpu('backend'), database: cpu('database') },
  };
}

const ms = (value: number) => value.toFixed(2);

const section = (title: string, { load, cpu }: Measured) => `
${title}
requests a second   ${load.requestsPerSecond.toFixed(0)}
errors              ${load.errors}
${(load.kinds ?? []).map(({ kind, requests, p50Ms, p99Ms }) => `${kind.padEnd(20)}${requests} requests, p50 ${ms(p50Ms)} ms, p99 ${ms(p99Ms)} ms`).join('\n')}
CPU per request     storefront ${ms(cpu.storefront)} ms, backend ${ms(cpu.backend)} ms, database ${ms(cpu.database)} ms
`;

/**
 * Logged-in buyers of all sites through the storefront, on PostgreSQL: of 100 requests 70 pages and their prices, 10
 * searches, 15 changes of the cart, 5 orders. First as fast as they can, which shows the most that the machine can do; then as
 * many a second as the shop must be able to take, which shows how long buyers wait. `npm run bench -- mix`.
 */
export async function measureMix(): Promise<void> {
  const result = await onMixedShop('The mix', async (shop) => {
    shop.run(WARM_UP_SECONDS);
    const unlimited = measure(shop);
    const atRate = measure(shop, budget.perSecond);
    const { version, sites, processes } = shop;
    const memory = { storefront: memoryMb(processes.storefront), backend: memoryMb(processes.backend) };
    return { version, sites, unlimited, atRate, memory };
  });
  if (!result) return;
  const { version, sites, unlimited, atRate, memory } = result;
  process.stdout.write(`${version}, ${sites} sites, ${sites} buyers at once, ${SECONDS} s each
${section(`As fast as they can (aim: ${budget.perSecond} a second)`, unlimited)}${section(`${budget.perSecond} a second (aim: p99 ${budget.p99Ms} ms)`, atRate)}
memory              storefront ${memory.storefront} MB, backend ${memory.backend} MB
`);
}
