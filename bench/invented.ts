import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { Refusal } from '../scripts/lib/process.ts';
import { startStack } from '../scripts/lib/stack.ts';
import { collectGarbage } from './collect-garbage.ts';
import { memoryMb, pidOnPort } from './process-tree.ts';

const CLIENTS = 16;
const WARM_UP = 2000;
const STEPS = 10;
const BLOCK_BYTES = 4096;

/** Invented URLs in turn: pages, products, groups and search texts. */
const ADDRESSES = [
  (n: number) => `/nl/pad-${n}/blad-${n}`,
  (n: number) => `/nl/p/artikel-${90_000_000 + n}`,
  (n: number) => `/nl/c/groep-${n}`,
  (n: number) => `/nl/zoeken/woord${n}`,
];
const addressOf = (n: number) => ADDRESSES[n % ADDRESSES.length]?.(n) ?? '/';

/** Files below a folder, and the megabytes that they take on disk. */
function filesIn(folder: string): { files: number; mb: number } {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const blocks = all.map((one) =>
    Math.max(1, Math.ceil(statSync(join(one.parentPath, one.name)).size / BLOCK_BYTES)),
  );
  return { files: all.length, mb: (blocks.reduce((sum, count) => sum + count, 0) * BLOCK_BYTES) / 1_048_576 };
}

function ask(url: string, agent: Agent): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if ((answer.statusCode ?? 500) >= 500) reject(new Refusal(`${url} answered ${answer.statusCode}.`));
      answer.resume().once('end', () => resolve(performance.now() - from));
    }).once('error', reject);
  });
}

/** @returns the time of each answer in milliseconds, sorted */
async function askFor(shop: string, from: number, to: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  let next = from;
  const client = async () => {
    while (next < to) times.push(await ask(shop + addressOf(next++), agent));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/**
 * `npm run bench -- invented [count]`: memory and disk use of the storefront after requests for many invented
 * URLs. 2,000 uncounted requests warm the shop up. The result is the memory in use after a garbage
 * collection; the process itself grows with its load and gives back only a part, because V8 keeps it for
 * later.
 */
export async function invented(count = 50_000): Promise<void> {
  const budget = JSON.parse(readFileSync('bench/budgets.json', 'utf8')).invented;
  const data = '.data/bench-invented';
  const stack = await startStack(data);
  try {
    const pid = pidOnPort(new URL(stack.shop).port);
    await askFor(stack.shop, 0, WARM_UP);
    const state = async () => ({
      used: await collectGarbage(pid),
      rss: memoryMb(pid),
      ...filesIn(`${data}/pages`),
    });
    const before = await state();
    const step = Math.ceil(count / STEPS);
    for (let done = 0; done < count; done += step) {
      const until = Math.min(count, done + step);
      const times = await askFor(stack.shop, WARM_UP + done, WARM_UP + until);
      const { used, rss, files, mb } = await state();
      const [median, longest] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
      process.stdout.write(
        `${until} addresses: in use ${used} MB, process ${rss} MB, disk ${mb.toFixed(1)} MB in ${files} files, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms\n`,
      );
    }
    const after = await state();
    const [memory, disk] = [after.used - before.used, after.mb - before.mb];
    process.stdout.write(
      `Memory in use ${before.used} → ${after.used} MB (at most + ${budget.memoryMb}), of the process ${before.rss} → ${after.rss} MB, disk ${before.mb.toFixed(1)} → ${after.mb.toFixed(1)} MB (at most + ${budget.diskMb}), files ${before.files} → ${after.files}\n`,
    );
    if (memory > budget.memoryMb || disk > budget.diskMb) {
      throw new Refusal('Invented addresses leave more behind than they may (bench/budgets.json).');
    }
  } finally {
    await stack.stop();
  }
}
