import type { Timing } from './backend.ts';
import type { LargeCart } from './browser/large-cart.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { GatewayTime } from './gateway.ts';
import { row, table, verdict } from './markdown.ts';
import type { CustomerServing, PageServing } from './serving.ts';
import type { Weight } from './weight.ts';
import type { Load } from './wrk.ts';

export interface Results {
  machine: { cpu: string | undefined; cores: number; node: string };
  visitor: Record<string, PageServing>;
  customerCategory: CustomerServing;
  gateway: Load & { cpuMsPerRequest: number };
  gatewayTimes: Record<string, GatewayTime>;
  backend: Record<'topCategory' | 'subCategory' | 'search', Timing>;
  weight: Record<string, Weight>;
  shift: Record<string, number>;
  /** Largest contentful paint on a phone, in ms. */
  paint: Record<string, number>;
  softNavigationMs: number;
  suggestionsMs: number;
  addToCartMs: number;
  cart: LargeCart;
  memory: { storefrontMb: number; backendMb: number };
}

const { timings, bytes } = budgets;
const kb = (count: number) => `${(count / 1024).toFixed(1)} KB`;

/** The figures as Markdown tables, each with its limit. */
export function report(results: Results): string {
  const { customerCategory, gateway, backend, cart, memory } = results;
  const visitor = Object.entries(results.visitor).map(([page, serving]) =>
    row(
      page,
      Math.round(serving.requestsPerSecond),
      Math.round(serving.bare.requestsPerSecond),
      serving.ratio.toFixed(2),
      verdict(serving.ratio >= timings.visitorRatio),
      `${serving.p50Ms.toFixed(2)} / ${serving.p99Ms.toFixed(2)} ms`,
      (serving.p99Ms / serving.bare.p99Ms).toFixed(2),
      serving.errors,
    ),
  );
  const weights = Object.entries(results.weight).map(([page, weight]) =>
    row(
      page,
      kb(weight.js),
      verdict(weight.js <= bytes.firstLoadJs),
      kb(weight.html),
      kb(weight.css),
      kb(weight.fonts),
      weight.requests,
      (results.shift[page] ?? 0).toFixed(3),
      `${(results.paint[page] ?? 0).toFixed(0)} ms`,
      verdict((results.paint[page] ?? 0) <= timings.largestPaintMs),
    ),
  );
  const single = (name: string, value: number, unit: string, limit?: number) =>
    row(name, `${value.toFixed(2)} ${unit}`, limit ?? '', limit === undefined ? '' : verdict(value <= limit));
  return [
    `${results.machine.cpu}, ${results.machine.cores} cores, node ${results.machine.node}\n`,
    table(
      [
        'visitor page',
        'req/s',
        'bare server',
        'ratio',
        `≥ ${timings.visitorRatio}`,
        'p50 / p99',
        'p99 ratio',
        'errors',
      ],
      visitor,
    ),
    table(
      [
        'page',
        'JavaScript',
        `≤ ${kb(bytes.firstLoadJs)}`,
        'HTML',
        'CSS',
        'fonts',
        'requests',
        'layout shift',
        'largest paint, phone',
        `≤ ${timings.largestPaintMs} ms`,
      ],
      weights,
    ),
    table(
      ['what', 'measured', 'limit', 'met'],
      [
        single(
          'customer category page with its prices, CPU',
          customerCategory.cpuMsPerRequest,
          'ms',
          timings.customerCategoryCpuMs,
        ),
        single('customer category page', customerCategory.page.requestsPerSecond, 'req/s'),
        single('customer category page, p99', customerCategory.page.p99Ms, 'ms'),
        single("a customer's 24 prices", customerCategory.prices.requestsPerSecond, 'req/s'),
        single("a customer's 24 prices, p99", customerCategory.prices.p99Ms, 'ms'),
        single('gateway call', gateway.requestsPerSecond, 'req/s'),
        single('gateway call, p99', gateway.p99Ms, 'ms'),
        ...Object.entries(results.gatewayTimes).map(([name, { apiMs, gatewayMs, ratio }]) =>
          row(
            `${name}, API and through the gateway`,
            `${apiMs.toFixed(2)} ms, ${gatewayMs.toFixed(2)} ms: × ${ratio.toFixed(2)}`,
            `× ${timings.gatewayRatio}`,
            verdict(ratio <= timings.gatewayRatio),
          ),
        ),
        ...Object.entries(timings.embeddedMs).map(([name, limit]) =>
          single(`${name}, embedded database`, results.gatewayTimes[name]?.apiMs ?? Number.NaN, 'ms', limit),
        ),
        single('backend, top category, median', backend.topCategory.medianMs, 'ms', timings.categoryQueryMs),
        single('backend, subcategory, median', backend.subCategory.medianMs, 'ms', timings.categoryQueryMs),
        single('backend, search, median', backend.search.medianMs, 'ms'),
        single('backend, search, p99', backend.search.p99Ms, 'ms'),
        single('card to product heading', results.softNavigationMs, 'ms', timings.softNavigationMs),
        single('letter to suggestions', results.suggestionsMs, 'ms', timings.suggestionsMs),
        single('add to changed count', results.addToCartMs, 'ms', timings.addToCartMs),
        single(`cart of ${cart.lines} lines, open`, cart.openMs, 'ms', timings.cartOpenMs),
        single(`cart of ${cart.lines} lines, + to changed number`, cart.plusMs, 'ms', timings.cartPlusMs),
        single(`cart of ${cart.lines} lines, update`, cart.updateMs, 'ms', timings.cartUpdateMs),
        single(
          'category page, HTML',
          (results.weight.category?.html ?? 0) / 1024,
          'KB',
          bytes.categoryHtml / 1024,
        ),
        single('storefront, memory', memory.storefrontMb, 'MiB'),
        single('backend, memory', memory.backendMb, 'MiB'),
      ],
    ),
  ].join('\n');
}
