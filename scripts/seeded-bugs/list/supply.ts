import type { SeededBug } from '../seeded-bug.ts';

export const supply: readonly SeededBug[] = [
  {
    file: 'package-lock.json',
    from: '"node_modules/zod": {',
    to: '"node_modules/no-hash": { "version": "1.0.0", "license": "MIT" }, "node_modules/zod": {',
    test: 'tests/scripts/lockfile.test.ts',
  },
  { file: 'package.json', from: '"node": true', to: '"node": false', test: 'tests/scripts/lockfile.test.ts' },
];
