import { cpuMs, cpuMsOfAll, memoryMb } from '../process-tree.ts';
import { onMixedShop } from './mixed-shop.ts';

const SECONDS = 30;
const WARM_UP_SECONDS = 10;

/**
 * Logged-in buyers of all sites through the storefront, on PostgreSQL: of 100 requests 70 pages and their prices, 10
 * searches, 15 changes of the cart, 5 orders. `npm run bench -- mix`.
 */
export async function measureMix(): Promise<void> {
  const result = await onMixedShop('The mix', async ({ version, sites, processes, run }) => {
    run(WARM_UP_SECONDS);
    const clocks = () => ({
      storefront: cpuMs(processes.storefront),
      backend: cpuMs(processes.backend),
      database: cpuMsOfAll('postgres '),
    });
    const before = clocks();
    const load = run(SECONDS);
    const after = clocks();
    const cpu = (name: keyof typeof before) => (after[name] - before[name]) / load.requests;
    return {
      ...{ version, sites, load },
      cpu: { storefront: cpu('storefront'), backend: cpu('backend'), database: cpu('database') },
      memory: { storefront: memoryMb(processes.storefront), backend: memoryMb(processes.backend) },
    };
  });
  if (!result) return;
  const { load, cpu, memory, version, sites } = result;
  const ms = (value: number) => value.toFixed(2);
  process.stdout.write(`${version}, ${sites} sites, ${sites} buyers at once, ${SECONDS} s
requests a second   ${load.requestsPerSecond.toFixed(0)}
p50, p99            ${ms(load.p50Ms)} ms, ${ms(load.p99Ms)} ms
errors              ${load.errors}
${(load.kinds ?? []).map(({ kind, requests, p50Ms, p99Ms }) => `${kind.padEnd(20)}${requests} requests, p50 ${ms(p50Ms)} ms, p99 ${ms(p99Ms)} ms`).join('\n')}
CPU per request     storefront ${ms(cpu.storefront)} ms, backend ${ms(cpu.backend)} ms, database ${ms(cpu.database)} ms
memory              storefront ${memory.storefront} MB, backend ${memory.backend} MB
`);
}
