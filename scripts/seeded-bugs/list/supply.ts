import type { SeededBug } from '../seeded-bug.ts';

export const supply: readonly SeededBug[] = [
  {
    file: 'package-lock.json',
    from: '"integrity": "sha512-',
    to: '"integrity": "sha1-',
    test: 'tests/scripts/lockfile.test.ts',
  },
  { file: 'package.json', from: '"node": true', to: '"node": false', test: 'tests/scripts/lockfile.test.ts' },
];
