import { defineConfig } from '@playwright/test';
import { TESTED_SHOP } from './scripts/lib/stack.ts';

/** The real stack: production build, custom server, backend on an embedded database filled with the demo shop. */
const port = Number(process.env.E2E_PORT ?? 3110);
const apiPort = Number(process.env.E2E_API_PORT ?? 4110);
const mailPort = Number(process.env.E2E_MAIL_PORT ?? apiPort + 1000);

const chromium = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

/**
 * Tests that measure a time, or how a page moves while it comes: alone on the machine, after all others. A browser that
 * has no core for itself shows a page in more steps.
 */
const MEASURED = /\/(?:editing\/(?:live|speed)|order-desk\/speed|budgets)\.spec\.ts$/;

/** Tests without a check of pictures: loading and drawing them takes a fifth of the browser's time. */
const WITHOUT_PICTURES =
  /\/(account|after-full-load|api-down|catalogue|checkout|consumer|documents|links|lossy-connection|order|order-lists|quick-order|recurring-orders|sales-analysis|search|self-service|settings|shelf-labels|simulation|weekly-order)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // For machines with other work; the closing line counts tests that needed a retry.
  retries: 2,
  // More workers than cores: a page that waits leaves a core idle.
  workers: 3,
  // A machine with other work on it takes three times as long.
  timeout: 240_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Without a limit an element that never comes takes the whole time of its test.
    actionTimeout: 60_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace takes a third of the time: only with `E2E_TRACE=1`.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'actions',
      testMatch: WITHOUT_PICTURES,
      use: {
        launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=imagesEnabled=false'] },
      },
    },
    // Last, because it ends with many short tests: the long ones would leave one of two workers without work.
    { name: 'pages', testIgnore: [WITHOUT_PICTURES, MEASURED] },
    { name: 'measured', testMatch: MEASURED, dependencies: ['actions', 'pages'], workers: 1 },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    // E2E_REUSE=1: test a shop that already runs on E2E_PORT.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      API_PORT: String(apiPort),
      INBOUND_MAIL_PORT: String(mailPort),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e',
      ...TESTED_SHOP,
      PAGE_CACHE_DIR: process.env.E2E_CACHE_DIR ?? '.data/e2e-pages',
    },
  },
});
