import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type SiteId, siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import { Refusal } from '../lib/process.ts';
import { startStack } from '../lib/stack.ts';
import { ensureChromium } from '../test/chromium.ts';
import { photograph } from './photograph.ts';
import { sheetOf } from './sheet.ts';

/**
 * `npm run contact-sheet`: the pages of `photograph.ts` of the demo site and of one site per template, on a phone and on a
 * desktop: a picture of each page, and two sheets with all of them. `npm run contact-sheet -- demo papierpunt`: of these sites.
 */
const FOLDER = 'test-results/contact-sheet';
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

function sites(): SiteId[] {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !siteIds.includes(name as SiteId));
  if (unknown) throw new Refusal(`There is no site ${unknown}; see tenants/hosts.ts.`);
  if (named.length > 0) return named as SiteId[];
  return ['demo', ...siteIds.filter((id) => tenants[id].template !== 'basis')];
}

async function draw(browser: Browser, shop: string, ids: SiteId[]) {
  for (const [device, size] of Object.entries(DEVICES)) {
    const rows: Buffer[][] = [];
    for (const id of ids) {
      const shots = await photograph(browser, shop.replace('localhost', `${id}.localhost`), id, size);
      mkdirSync(`${FOLDER}/${id}`, { recursive: true });
      for (const { page, png } of shots) writeFileSync(`${FOLDER}/${id}/${page}-${size.width}.png`, png);
      rows.push(shots.map(({ png }) => png));
    }
    const file = `${FOLDER}/${device}.png`;
    await (await sheetOf(rows, size)).toFile(file);
    process.stdout.write(`${file}\n`);
  }
}

async function main() {
  const ids = sites();
  mkdirSync(FOLDER, { recursive: true });
  const stack = await startStack('.data/contact-sheet');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await draw(browser, stack.shop, ids);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
