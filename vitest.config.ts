import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

export default defineConfig({
  test: {
    // All cores: the default keeps one free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        resolve: {
          alias: {
            ...alias,
            // The guard package only exists inside Next's bundler.
            'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
          },
        },
        // Component tests ask for a DOM themselves: `@vitest-environment jsdom`.
        test: {
          name: 'storefront',
          include: ['tests/**/*.test.{ts,tsx}'],
          environment: 'node',
          // A form filled in key by key takes seconds on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['backend/test/**/*.test.ts'],
          // The files share no state but the process: not starting one for each halves the time.
          isolate: false,
          globalSetup: 'backend/test/support/template.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
