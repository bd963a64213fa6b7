import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../../lib/site-values.ts';
import { isIban, isKvk, isVatNumber } from '../../tenants/check/check-digits.ts';
import { openPlaces, siteProblems } from '../../tenants/check/index.ts';
import { tenants } from '../../tenants/index.ts';
import { designs } from '../../tenants/logos/designs.ts';
import type { LogoDesign } from '../../tenants/logos/types.ts';
import type { Tenant } from '../../tenants/types.ts';

const { zakkenhuis, papierpunt } = tenants;

/** Problems of the site Zakkenhuis after this change. */
const problemsOf = (
  change: (copy: Record<string, never>) => void,
  logo: LogoDesign | null = designs.zakkenhuis,
) => {
  const copy = structuredClone(zakkenhuis);
  change(copy as never);
  return siteProblems({
    sites: { zakkenhuis },
    tenants: { zakkenhuis: copy },
    designs: { zakkenhuis: logo ?? undefined },
  });
};

/** Sets a field by its path, or removes it. */
const set = (path: string, value?: unknown) => (copy: object) => {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const place = parts.reduce<object>((inner, part) => Reflect.get(inner, part), copy);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
};

describe('the check of the sites', () => {
  it('reports nothing for the sites as they are', () => {
    expect(siteProblems()).toEqual([]);
  });

  const file = 'tenants/sites/zakkenhuis/site.ts:';
  const vat = 'must be a VAT number as NL123456789B01 whose check digits are right, not';
  const iban = 'must be an IBAN whose check digits are right, not';
  it.each([
    ['name', undefined, `${file} name is missing.`],
    ['tagline', ' ', `${file} tagline must be a text, not " ".`],
    ['branch', undefined, `${file} branch is missing.`],
    ['branch.kvk', undefined, `${file} branch.kvk is missing.`],
    ['branch.kvk', '1234567', `${file} branch.kvk must be eight digits, not "1234567".`],
    ['branch.vatNumber', 'NL000020401B01', `${file} branch.vatNumber ${vat} "NL000020401B01".`],
    ['branch.vatNumber', 'BE0123456789', `${file} branch.vatNumber ${vat} "BE0123456789".`],
    ['branch.iban', 'NL36 TOON 0000 0157 09', `${file} branch.iban ${iban} "NL36 TOON 0000 0157 09".`],
    ['branch.iban', 'NL35 TOON 0000 0157', `${file} branch.iban ${iban} "NL35 TOON 0000 0157".`],
    ['branch.postcode', '9982', `${file} branch.postcode must be a postcode as "1234 AB", not "9982".`],
    ['branch.phone', '0413 55', `${file} branch.phone must be a Dutch number of ten digits, not "0413 55".`],
    ['branch.email', 'info', `${file} branch.email must be a mail address, not "info".`],
    ['branch.openingHours', [], `${file} branch.openingHours must not be empty.`],
    ['branch.openingHours', [{ days: 'Maandag' }], `${file} branch.openingHours[0].hours is missing.`],
    ['languages', ['fr'], `${file} languages[0] must be one of nl, not "fr".`],
    ['countries', ['NL', 'DE'], `${file} countries[1] must be one of NL, BE, not "DE".`],
    ['countries', ['NL', 'NL'], `${file} countries says something twice.`],
    ['prices', 'hidden', `${file} prices must be one of customers, public, not "hidden".`],
    ['template', 'glans', `${file} template must be one of ${templateNames.join(', ')}, not "glans".`],
    ['payments', [], `${file} payments must not be empty.`],
    [
      'payments',
      ['IDEAL', 'CASH'],
      /^tenants\/sites\/zakkenhuis\/site\.ts: payments\[1\] must be one of .*, not "CASH"\.$/,
    ],
    ['promises', [{ kind: 'gift', text: 'x' }], /promises\[0\]\.kind must be one of .*, not "gift"\.$/],
    ['social', [{ label: 'X', url: 'x' }], `${file} social[0].url must be an https address, not "x".`],
    ['theme.colors.brand', 'red', `${file} theme.colors.brand must be a colour as #rrggbb, not "red".`],
    ['theme.colors.focus', undefined, `${file} theme.colors.focus is missing.`],
    ['theme.font', 'comic', `${file} theme.font must be a font of tenants/fonts.ts, not "comic".`],
    [
      'theme.header.surface',
      'glass',
      /theme\.header\.surface must be one of light, brand, ink, not "glass"\.$/,
    ],
    ['logo', undefined, `${file} logo is missing.`],
    ['logo.width', 100, `${file} logo must be { width: 134, height: 48 }, the drawing's size.`],
    ['htmlTitle', undefined, `${file} htmlTitle is missing.`],
  ])('reports one sentence about %s, where it is %j', (path, value, sentence) => {
    const problems = problemsOf(set(path, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });

  it('names every problem, not the first alone', () => {
    const both = (copy: object) => {
      set('branch.kvk')(copy);
      set('template', 'glans')(copy);
    };
    expect(problemsOf(both)).toHaveLength(2);
  });

  it('reports a missing logo, and one that can’t be written', () => {
    expect(problemsOf(() => {}, null)).toEqual([
      'tenants/sites/zakkenhuis/logo.ts: the drawing is missing from tenants/logos/designs.ts.',
    ]);
    const lines = [[{ text: 'Zak!' }]];
    expect(problemsOf(() => {}, { ...designs.zakkenhuis, lines })).toEqual([
      'tenants/sites/zakkenhuis/logo.ts: lines can\'t be written: The logo alphabet has no "!".',
    ]);
  });

  it('reports a site that is missing from either list', () => {
    expect(siteProblems({ sites: { zakkenhuis }, tenants: {}, designs })).toEqual([
      'tenants/index.ts: zakkenhuis is missing; tenants/hosts.ts has it.',
    ]);
    expect(siteProblems({ sites: {}, tenants: { zakkenhuis }, designs })).toEqual([
      'tenants/hosts.ts: zakkenhuis is missing; tenants/index.ts has it.',
    ]);
    expect(siteProblems({ sites: { papierpunt }, tenants: { papierpunt: zakkenhuis }, designs })).toContain(
      'tenants/sites/papierpunt/site.ts: defineTenant says "zakkenhuis"; in tenants/index.ts it is papierpunt.',
    );
  });

  it('refuses equal values that sites may not share', () => {
    const twin: Tenant = {
      ...papierpunt,
      hosts: ['WWW.zakkenhuis.example', 'www.zakkenhuis.example'],
      token: zakkenhuis.token,
      name: 'zakkenhuis',
      branch: { ...papierpunt.branch, iban: zakkenhuis.branch.iban.replaceAll(' ', '') },
    };
    const both = { zakkenhuis, papierpunt: twin };
    expect(siteProblems({ sites: both, tenants: both, designs })).toEqual([
      'tenants/hosts.ts: "WWW.zakkenhuis.example" of papierpunt is no host name in lower case, without port.',
      'tenants/hosts.ts: token "st_zakkenhuis" of papierpunt is also that of zakkenhuis.',
      'tenants/hosts.ts: host "WWW.zakkenhuis.example" of papierpunt is also that of zakkenhuis.',
      'tenants/hosts.ts: host "www.zakkenhuis.example" of papierpunt is also that of zakkenhuis.',
      'tenants/sites/papierpunt/site.ts: name "zakkenhuis" of papierpunt is also that of zakkenhuis.',
      'tenants/sites/papierpunt/site.ts: branch.iban "NL35TOON0000015709" of papierpunt is also that of zakkenhuis.',
    ]);
  });

  it('names fields that are still those of a new site, which is no problem', () => {
    const copy = structuredClone(zakkenhuis);
    copy.branch = { ...copy.branch, kvk: '00000000', vatNumber: 'NL000000000B01' };
    expect(openPlaces({ tenants: { zakkenhuis: copy } })).toEqual([
      'tenants/sites/zakkenhuis/site.ts: still to be filled in: branch.kvk, branch.vatNumber.',
    ]);
    expect(problemsOf((given) => Object.assign(given, copy))).toEqual([]);
  });
});

describe('the templates that a site may name', () => {
  it.each(templateNames)('%s has a home page', (name) => {
    expect(existsSync(`templates/${name}/home.tsx`)).toBe(true);
  });
});

describe('check digits', () => {
  it('are known for accounts at home and abroad', () => {
    for (const iban of ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', 'BE68 5390 0754 7034'])
      expect(isIban(iban)).toBe(true);
    for (const iban of [
      'NL92ABNA0417164300',
      'NL91ABNA041716430',
      'nl91abna0417164300',
      'BE69539007547034',
      '',
    ])
      expect(isIban(iban)).toBe(false);
  });

  it('are known for VAT numbers of companies and of sole traders', () => {
    for (const number of ['NL000099998B57', 'NL004495445B01']) expect(isVatNumber(number)).toBe(true);
    for (const number of ['NL000099998B58', 'NL004495446B01', 'NL4495445B01', 'nl004495445B01'])
      expect(isVatNumber(number)).toBe(false);
  });

  it('do not exist in the trade register', () => {
    expect(isKvk('01234567')).toBe(true);
    for (const number of ['1234567', '123456789', '1234567a']) expect(isKvk(number)).toBe(false);
  });
});
