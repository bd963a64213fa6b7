import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Run with the backend's: they need PostgreSQL, and the build of the storefront. */
const RESTARTS = 'tests/restarts/';
const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.startsWith(RESTARTS),
);
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
/** Component tests ask for a DOM themselves, on their first line. */
const withDom = tests.filter((file) => read(file).startsWith('// @vitest-environment jsdom'));
/** Files that replace modules, or say that they keep something in them. */
const alone = withDom.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Alone:/m.test(read(file)));

const storefront = {
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    alias: {
      '@': root,
      // The guard package only exists inside Next's bundler.
      'server-only': `${root}/tests/support/empty.ts`,
      'next/navigation': `${root}/tests/support/navigation.ts`,
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
          include: withDom.filter((file) => !alone.includes(file)),
          setupFiles: ['tests/support/setup-dom.ts', 'tests/support/clean-dom.ts'],
          // Starting a process, a DOM and React for each file takes longer than most of the tests.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        ...storefront,
        test: {
          name: 'storefront-dom-alone',
          include: alone,
          setupFiles: 'tests/support/setup-dom.ts',
          // A form filled in key by key takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['{backend,demo}/test/**/*.test.ts', `${RESTARTS}*.test.ts`],
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
