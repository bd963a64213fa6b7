import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { Refusal, stopChildren } from '../scripts/lib/process.ts';
import { type Stack, startStack } from '../scripts/lib/stack.ts';
import { onStopRequest } from '../scripts/lib/stop-request.ts';
import { ensureChromium } from '../scripts/test/chromium.ts';
import { analysis } from './analysis.ts';
import { backendQueries } from './backend.ts';
import { addToCart, layoutShift, softNavigation, suggestions } from './browser/feel.ts';
import { largeCart } from './browser/large-cart.ts';
import { largestPaint } from './browser/paint.ts';
import { measureCalls } from './calls/measure-calls.ts';
import { measureDeskLists } from './desk-lists.ts';
import { gatewayTimes } from './gateway.ts';
import { measureImports } from './imports.ts';
import { measureIntegration } from './integration.ts';
import { invented } from './invented.ts';
import { measureMix } from './mix/measure-mix.ts';
import { soak } from './mix/soak.ts';
import { overload } from './overload.ts';
import { memoryMb, pidOnPort } from './process-tree.ts';
import { measureReplica } from './replica.ts';
import { report } from './report.ts';
import { scaleReport } from './scale/report.ts';
import { scale } from './scale.ts';
import { customerCookies, customerPage, perRequest, visitorPage } from './serving.ts';
import { weigh } from './weight.ts';
import { measureWorkers } from './workers.ts';

/** The pages that are measured: the home page, the first subgroup of the first group, its first product. */
async function choosePages(stack: Stack) {
  const { shop } = stack;
  const home = await (await fetch(`${shop}/`)).text();
  const category = /href="(\/nl\/c\/[^"/?]+\/[^"?]+)\?/.exec(home)?.[1];
  if (!category) throw new Refusal('The home page links to no category.');
  const list = await (await fetch(shop + category)).text();
  const product = /href="(\/nl\/p\/[^"?]+)"/.exec(list)?.[1];
  if (!product) throw new Refusal(`The page ${category} links to no product.`);
  return { home: `${shop}/`, category: shop + category, product: shop + product };
}

async function inBrowser(stack: Stack, pages: Awaited<ReturnType<typeof choosePages>>) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const fresh = async () => (await browser.newContext({ locale: 'nl-NL' })).newPage();
    const weight: Record<string, Awaited<ReturnType<typeof weigh>>> = {};
    const shift: Record<string, number> = {};
    const paint: Record<string, number> = {};
    for (const [name, url] of Object.entries(pages)) {
      weight[name] = await weigh(await fresh(), url);
      shift[name] = await layoutShift(await fresh(), url);
      paint[name] = await largestPaint(browser, url);
    }
    const softNavigationMs = await softNavigation(await fresh(), pages.category);
    const suggestionsMs = await suggestions(await fresh(), pages.home);
    const customer = await fresh();
    await customer.context().addCookies(
      (await customerCookies(stack.shop)).split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: stack.shop };
      }),
    );
    const addToCartMs = await addToCart(customer, pages.category);
    const cart = await largeCart(customer, stack.shop);
    return { weight, shift, paint, softNavigationMs, suggestionsMs, addToCartMs, cart };
  } finally {
    await browser.close();
  }
}

/** All measurements of the running shop. */
async function measureShop() {
  const stack = await startStack('.data/bench');
  try {
    const pages = await choosePages(stack);
    const browser = await inBrowser(stack, pages);
    const visitor = {
      home: await visitorPage(pages.home),
      category: await visitorPage(pages.category),
      product: await visitorPage(pages.product),
    };
    const cookie = await customerCookies(stack.shop);
    const customerCategory = await customerPage(stack, pages.category, cookie);
    const gateway = await perRequest(stack, `${stack.shop}/v1/settings/get_settings`, {});
    const throughGateway = await gatewayTimes(stack);
    const backend = await backendQueries(stack.api);
    const memory = {
      storefrontMb: memoryMb(pidOnPort(new URL(stack.shop).port)),
      backendMb: memoryMb(pidOnPort(new URL(stack.api).port)),
    };
    return {
      machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
      visitor,
      customerCategory,
      gateway,
      gatewayTimes: throughGateway,
      backend,
      ...browser,
      memory,
    };
  } finally {
    await stack.stop();
  }
}

async function main() {
  const [part, count] = process.argv.slice(2);
  if (part === 'overload') return overload();
  if (part === 'invented') return invented(count ? Number(count) : undefined);
  if (part === 'analysis') return analysis();
  if (part === 'calls') return measureCalls();
  if (part === 'replica') return measureReplica();
  if (part === 'lists') return measureDeskLists();
  if (part === 'mix') return measureMix();
  if (part === 'soak') return soak(count ? Number(count) : undefined);
  if (part === 'workers') return measureWorkers();
  if (part === 'import') return measureImports();
  if (part === 'integration') return measureIntegration();
  const shop = await measureShop();
  process.stdout.write(report(shop));
  if (part === 'shop') return;
  const results = { ...shop, scale: await scale() };
  if (results.scale) process.stdout.write(`\n${scaleReport(results.scale)}`);
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/latest.json', `${JSON.stringify(results, null, 2)}\n`);
}

onStopRequest(() => stopChildren().then(() => process.exit(1)));

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
