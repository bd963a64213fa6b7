import type { SeededBug } from '../seeded-bug.ts';

const test = 'tests/scripts/structure.test.ts';

export const structure: readonly SeededBug[] = [
  {
    file: 'components/buying/discount-label.tsx',
    from: "from './piece-price';",
    to: "from './piece-price';\nimport '../product-card/tile';",
    test,
  },
  {
    file: 'components/ui/price.tsx',
    from: "from '../shop';",
    to: "from '../shop';\nimport '@/templates/props';",
    test,
  },
  {
    file: 'backend/src/start.ts',
    from: "from './app.ts';",
    to: "from './app.ts';\nimport '../../demo/src/fill.ts';",
    test,
  },
  { file: 'scripts/structure/folders.ts', from: 'MAX_FILES = 30', to: 'MAX_FILES = 40', test },
  {
    file: 'scripts/structure/layers.ts',
    from: "uses: ['contract/src', 'contract/src/sheets', 'lib', 'locales', 'store'],",
    to: "uses: ['api', 'contract/src', 'lib', 'locales', 'store'],",
    test,
  },
  {
    file: 'backend/src/mail/queue-mail.ts',
    from: "from '../db/connect.ts';",
    to: "from '../db/connect.ts';\nimport '../modules/orders/routes.ts';",
    test,
  },
  {
    file: 'scripts/structure/problems.ts',
    from: 'arrows.filter(({ from }) => layerOf(from))',
    to: 'arrows.filter(({ from, typeOnly }) => layerOf(from) && !typeOnly)',
    test,
  },
  {
    file: 'scripts/structure/layers.ts',
    from: "layersOfDomains: readonly string[] = ['backend/src/modules', 'components']",
    to: 'layersOfDomains: readonly string[] = []',
    test,
  },
  {
    file: 'scripts/structure/imports.ts',
    from: "const code = text.replace(COMMENT, '');",
    to: 'const code = text;',
    test,
  },
  {
    file: 'scripts/structure/imports.ts',
    from: '\\b(?<dynamic>import)\\(\\s*',
    to: '\\b(?<dynamic>require)\\(\\s*',
    test,
  },
  {
    file: 'scripts/structure/circles.ts',
    from: 'if (from !== to) next.set',
    to: 'if (from === to) next.set',
    test,
  },
];
