import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../scripts/lib/process.ts';
import { cpuMs, memoryMb } from '../process-tree.ts';
import { type MixedShop, onMixedShop } from './mixed-shop.ts';

const ROUND_SECONDS = 20;
const IDLE_MS = 180_000;
const LOOK_MS = 10_000;
/** The orders of an hour have mails and documents that are made afterwards. */
const MAX_WORK_MS = 900_000;
const IDLE = 0.05;

/** Until a process has used nearly no CPU for ten seconds; @returns how long that took, in seconds. */
async function workEnds(pid: number): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < MAX_WORK_MS) {
    const before = cpuMs(pid);
    await setTimeout(LOOK_MS);
    if (cpuMs(pid) - before < IDLE * LOOK_MS) break;
  }
  return Math.round((Date.now() - since) / 1000);
}

const budget: { storefrontMb: number; backendMb: number } = JSON.parse(
  readFileSync('bench/budgets.json', 'utf8'),
).soak;

async function soakShop({ version, sites, processes, run }: MixedShop, count: number) {
  const tell = (when: string) => {
    const now = { storefront: memoryMb(processes.storefront), backend: memoryMb(processes.backend) };
    process.stdout.write(`${when.padEnd(24)} storefront ${now.storefront} MB, backend ${now.backend} MB\n`);
    return now;
  };
  process.stdout.write(`${version}, ${sites} sites, ${sites} buyers at once\n`);
  tell('before');
  let errors = 0;
  for (let done = 0; done < count; ) {
    const load = run(ROUND_SECONDS);
    done += load.requests;
    errors += load.errors;
    tell(`${done} requests`);
  }
  tell(`work after ${await workEnds(processes.backend)} s`);
  await setTimeout(IDLE_MS);
  return { idle: tell(`idle for ${IDLE_MS / 1000} s`), errors };
}

/**
 * `npm run bench -- soak [count]`: memory of both processes (RSS) before, during and after so many requests of the mix, on
 * PostgreSQL. @throws Refusal when they keep more than they may, or when an answer failed
 */
export async function soak(count = 60_000): Promise<void> {
  const result = await onMixedShop('The memory', (shop) => soakShop(shop, count));
  if (!result) return;
  const { idle, errors } = result;
  process.stdout.write(`errors ${errors}; at most ${budget.storefrontMb} and ${budget.backendMb} MB\n`);
  if (errors > 0 || idle.storefront > budget.storefrontMb || idle.backend > budget.backendMb)
    throw new Refusal('The mix failed, or left more memory in use than it may (bench/budgets.json).');
}
