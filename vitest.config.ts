import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root });
/** Component tests ask for a DOM themselves, on their first line. */
const withDom = tests.filter((file) =>
  readFileSync(`${root}/${file}`, 'utf8').startsWith('// @vitest-environment jsdom'),
);

const storefront = {
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    alias: {
      '@': root,
      // The guard package only exists inside Next's bundler.
      'server-only': `${root}/tests/support/empty.ts`,
    },
  },
};

export default defineConfig({
  test: {
    // All cores: the default leaves one free.
    maxWorkers: '100%',
    projects: [
      {
        ...storefront,
        test: {
          name: 'storefront',
          include: tests.filter((file) => !withDom.includes(file)),
          // No process for each file: half the time. Those with a DOM share its document, so they have one each.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        ...storefront,
        test: {
          name: 'storefront-dom',
          include: withDom,
          setupFiles: 'tests/support/setup-dom.ts',
          // A form filled in key by key takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['{backend,demo}/test/**/*.test.ts'],
          // The files share no state but the process: not starting one for each halves the time.
          isolate: false,
          globalSetup: 'backend/test/support/template.ts',
          testTimeout: 120_000,
          // Some fill a demo shop.
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
