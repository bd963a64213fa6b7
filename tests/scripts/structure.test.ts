import { describe, expect, it } from 'vitest';
import { readCheckout } from '../../scripts/structure/checkout.ts';
import { structureProblems } from '../../scripts/structure/problems.ts';

/** The problems of these files only. */
const problemsOf = (files: Record<string, string>) =>
  structureProblems(new Map(Object.entries(files)), Object.keys(files));

describe('the order of the code', () => {
  it('has no problem in this checkout', () => {
    const { sources, paths } = readCheckout(process.cwd());
    expect(sources.size).toBeGreaterThan(1500);
    expect(structureProblems(sources, paths)).toEqual([]);
  });
});

describe('an arrow back', () => {
  it.each([
    ['components/cart/line.tsx', "import { getOrder } from '@/api/orders';"],
    ['components/cart/line.tsx', "import { getOrder } from '../../api/orders';"],
    ['components/cart/line.tsx', "import type { CartProps } from '@/templates/props';"],
    ['components/cart/line.tsx', "const load = () => import('@/app/load');"],
    ['lib/money.ts', "import '../tenants/index.ts';"],
    ['lib/money.ts', "export { rates } from '@/store/rates';"],
    ['store/cart/slice.ts', "import {\n  CartLine,\n  type LineProps,\n} from '@/components/cart/line';"],
    ['templates/basis/cart.tsx', "import { useAppSelector } from '@/store/hooks';"],
    ['app/page.tsx', "import { pool } from '@toonbank/backend';"],
    ['server/main.ts', "import { endpoints } from '@toonbank/contract';"],
    ['backend/src/main.ts', "import { money } from '../../lib/money.ts';"],
    ['backend/src/mail/send-due.ts', "import { orderMails } from '../modules/orders/mail-templates.ts';"],
    ['backend/src/http/implement.ts', "import type { Payments } from '../modules/payments/payments.ts';"],
    ['backend/src/db/tidy.ts', "import { removeSessions } from '../modules/auth/sessions.ts';"],
    ['backend/src/modules/orders/history/routes.ts', "import { buildApp } from '../../../app.ts';"],
    ['backend/src/start.ts', "import { fillIfEmpty } from '../../demo/src/fill.ts';"],
    ['backend/src/modules/cart/routes.ts', "const load = () => import('../../../../demo/src/fill.ts');"],
    ['demo/src/fill.ts', "import { buildApp } from '../../backend/src/app.ts';"],
    ['contract/src/cart/cart.ts', "import { errorText } from '@/locales/nl/errors';"],
  ])('from %s stops with the reason: %s', (file, code) => {
    const [problem = '', ...others] = problemsOf({ [file]: code });
    expect(problem).toMatch(new RegExp(`^${file} imports .+: \\w+/ .+\\.$`));
    expect(others).toEqual([]);
  });

  it.each([
    ['templates/basis/cart.tsx', "import type { Cart } from '@/api/types';"],
    ['components/cart/line.tsx', "import { loadCart } from '@/store/cart/thunks';"],
    ['components/cart/line.tsx', "import { Popover } from 'radix-ui';"],
    ['components/cart/line.tsx', "// load = () => import('@/api/orders');"],
    ['components/cart/line.tsx', "/*\nimport { getOrder } from '@/api/orders';\n*/"],
    ['lib/names.ts', "export function say(name: string) {\n  return name + '@/store/x';\n}"],
    ['server/main.ts', "import { env } from '../lib/env.ts';"],
    ['backend/src/start.ts', "import { orderRoutes } from './modules/orders/history/routes.ts';"],
    ['backend/src/start.ts', "const load = () => import('../../demo/src/fill.ts');"],
    ['demo/src/orders/orders.ts', "import { orders } from '../../../backend/src/db/schema/index.ts';"],
    [
      'backend/src/modules/orders/history/routes.ts',
      "import { queueMail } from '../../../mail/queue-mail.ts';",
    ],
    ['tests/store/cart.test.ts', "import { makeStore } from '@/store/make-store';"],
  ])('is allowed where the layers allow it: %s: %s', (file, code) => {
    expect(problemsOf({ [file]: code })).toEqual([]);
  });
});

describe('a circle', () => {
  it('of domains is reported with its arrows, also through a third and by types', () => {
    expect(
      problemsOf({
        'components/cart/line.tsx': "import { Price } from '../buying/price';",
        'components/buying/price.tsx': "import type { Card } from '../card/card';",
        'components/card/card.tsx': 'export interface Card { id: number }',
        'components/card/tile.tsx': "const load = () => import('../cart/badge');",
        'components/cart/badge.tsx': '',
      }),
    ).toEqual([
      'Domains of components/ in a circle: cart → buying → card → cart\n' +
        '  components/cart/line.tsx imports components/buying/price.tsx\n' +
        '  components/buying/price.tsx imports components/card/card.tsx\n' +
        '  components/card/tile.tsx imports components/cart/badge.tsx',
    ]);
  });

  it("of the backend's modules is reported, also through a folder of a module", () => {
    expect(
      problemsOf({
        'backend/src/modules/cart/coupon/routes.ts': "import type { Coupon } from '../../coupons/coupon.ts';",
        'backend/src/modules/coupons/coupon.ts': "import { lines } from '../cart/lines.ts';",
        'backend/src/modules/cart/lines.ts': 'export const lines = [];',
      }),
    ).toEqual([
      'Domains of backend/src/modules/ in a circle: cart → coupons → cart\n' +
        '  backend/src/modules/cart/coupon/routes.ts imports backend/src/modules/coupons/coupon.ts\n' +
        '  backend/src/modules/coupons/coupon.ts imports backend/src/modules/cart/lines.ts',
    ]);
  });

  it('of files is reported within a domain too', () => {
    expect(
      problemsOf({
        'components/cart/line.tsx': "import { Row } from './row';",
        'components/cart/row.tsx': "import type { LineProps } from './line';",
      }),
    ).toEqual([
      'Files in a circle: components/cart/line.tsx → components/cart/row.tsx → components/cart/line.tsx',
    ]);
  });

  it('of files is reported by types too', () => {
    expect(
      problemsOf({
        'backend/src/modules/cart/scope.ts': "import { targets } from './targets.ts';",
        'backend/src/modules/cart/targets.ts': "import type { Scope } from './scope.ts';",
      }),
    ).toHaveLength(1);
  });
});

describe('a folder', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`components/cart/part-${at}.tsx`, '']));

  it('may have thirty files', () => {
    expect(problemsOf(files(30))).toEqual([]);
  });

  it('must be split when it has more, without counting its subfolders', () => {
    expect(problemsOf({ ...files(31), 'components/cart/more/part.tsx': '' })).toEqual([
      'components/cart/ has 31 files; it may have 30: split it.',
    ]);
  });
});

describe('an address of the shop', () => {
  const file = (text: string) => ({ 'components/cart/link.tsx': text });

  it('is taken from lib/urls, whatever quotes it is written in', () => {
    for (const address of ["'/nl/winkelwagen'", '"/nl/winkelwagen"', '`/nl/c/x`', "'/internal/cart'"]) {
      expect(problemsOf(file(`const to = ${address};`))).toEqual([
        `components/cart/link.tsx writes ${address} out: take it from lib/urls.`,
      ]);
    }
  });

  it('may be named in comments, and is written in lib/urls', () => {
    expect(problemsOf(file("/** `/nl/winkelwagen` */\n// '/nl/winkelwagen'\n"))).toEqual([]);
    expect(problemsOf({ 'lib/urls/cart.ts': "export const CART = '/nl/winkelwagen';" })).toEqual([]);
  });

  it('is not a folder of that name', () => {
    expect(problemsOf(file("import { words } from '@/locales/nl/cart';"))).toEqual([]);
  });
});
