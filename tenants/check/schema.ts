import { countries, paymentSources, priceModes } from '@toonbank/contract';
import { z } from 'zod';
import {
  headerSurfaces,
  homeOpenings,
  homeOrders,
  navigationStyles,
  promiseKinds,
  templateNames,
} from '../../lib/site-values.ts';
import { isFont } from '../fonts.ts';
import { type ColorName, colorNames, densityNames, radiusScales } from '../theme.ts';
import { isIban, isKvk, isVatNumber } from './check-digits.ts';

/** Error text of a field: "is missing", or the expected and the actual value. */
const must =
  (be: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? 'is missing' : `must be ${be}, not ${JSON.stringify(input)}`;

const where = (be: string, test: (text: string) => boolean) =>
  z.string({ error: must(be) }).refine(test, { error: must(be) });
const matching = (be: string, pattern: RegExp) => where(be, (text) => pattern.test(text));
const one = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, { error: must(`one of ${names.join(', ')}`) });
const distinct = (items: readonly unknown[]) =>
  new Set(items.map((item) => JSON.stringify(item))).size === items.length;
const several = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: must('a list') })
    .min(1, { error: 'must not be empty' })
    .refine(distinct, { error: 'says something twice' });
const all = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: must('a group of fields') });

const text = matching('a text', /\S/);
const colour = matching('a colour as #rrggbb', /^#[0-9a-f]{6}$/);
const pixels = z
  .number({ error: must('a number of pixels') })
  .positive({ error: must('a number of pixels') });

const branch = all({
  company: text,
  street: text,
  postcode: matching('a postcode as "1234 AB"', /^[1-9]\d{3} [A-Z]{2}$/),
  city: text,
  phone: matching('a Dutch number of ten digits', /^(?=(?:\D*\d){10}$)0[\d ]+$/),
  email: matching('a mail address', /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/),
  openingHours: several(all({ days: text, hours: text })),
  kvk: where('eight digits', isKvk),
  vatNumber: where('a VAT number as NL123456789B01 whose check digits are right', isVatNumber),
  iban: where('an IBAN whose check digits are right', isIban),
});

const colours = all(
  Object.fromEntries(colorNames.map((name) => [name, colour])) as Record<ColorName, typeof colour>,
);

/** Data of one site, as written in `tenants/sites/<id>/site.ts`. */
export const tenantSchema = all({
  name: text,
  tagline: text,
  intro: text,
  languages: several(one('nl')),
  countries: several(one(...countries)),
  prices: one(...priceModes),
  template: one(...templateNames),
  home: all({ opening: one(...homeOpenings), first: one(...homeOrders) }).optional(),
  homeLines: all({ offers: text, season: text, account: text }).optional(),
  branch,
  social: z
    .array(all({ label: text, url: matching('an https address', /^https:\/\/[^\s/]+\.[^\s/]+/) }), {
      error: must('a list'),
    })
    .refine(distinct, { error: 'says something twice' }),
  promises: several(all({ kind: one(...promiseKinds), text })),
  payments: several(one(...paymentSources)),
  theme: all({
    colors: colours,
    radius: one(...radiusScales),
    density: one(...densityNames),
    font: where('a font of tenants/fonts.ts', isFont),
    header: all({ surface: one(...headerSurfaces), navigation: one(...navigationStyles) }),
  }),
  logo: all({ width: pixels, height: pixels }),
  htmlTitle: text,
  htmlDescription: text,
  htmlKeywords: text,
});
