import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

export default defineConfig({
  test: {
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
        test: { name: 'storefront', include: ['tests/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        test: {
          name: 'backend',
          include: ['backend/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
