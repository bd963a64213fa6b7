import { placeholders } from '../../tenants/check/placeholders.ts';
import { compose, LOGO_HEIGHT } from '../../tenants/logos/compose.ts';
import { write } from '../../tenants/logos/lettering.ts';
import type { LogoDesign } from '../../tenants/logos/types.ts';
import type { ThemeColors } from '../../tenants/theme.ts';

interface NewSite {
  id: string;
  name: string;
  colors: ThemeColors;
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
/** Long names stand below each other. */
const linesOf = (name: string) => (name.length > 12 && name.includes(' ') ? name.split(/ (.*)/s, 2) : [name]);
const sizeOf = (lines: string[]) => (lines.length === 2 ? 0.98 : 1);
const lettering = { weight: 2.4 };

const widthOf = (name: string) => {
  const lines = linesOf(name);
  const design: LogoDesign = {
    mark: () => '',
    lines: lines.map((text) => [{ text }]),
    lettering,
    size: sizeOf(lines),
  };
  return compose(design, { main: '', onMain: '', second: '', word: '' }).width;
};

/** `tenants/sites/<id>/site.ts`. */
export function tenantText({ id, name, colors }: NewSite): string {
  const { street, postcode, city, phone, kvk, vatNumber, iban } = placeholders;
  const branch = { company: `${name} B.V.`, street, postcode, city, phone, email: `info@${id}.test` };
  const rows = (fields: object, indent: string) =>
    Object.entries(fields)
      .map(([field, text]) => `${indent}${field}: ${quoted(String(text))},\n`)
      .join('');
  return `import { defineTenant } from '../../define-tenant.ts';

export const ${id} = defineTenant('${id}', {
  name: ${quoted(name)},
  tagline: ${quoted(placeholders.tagline)},
  intro: ${quoted(placeholders.intro)},
  countries: ['NL'],
  prices: 'customers',
  template: 'basis',
  branch: {
${rows(branch, '    ')}    openingHours: [{ days: 'Maandag t/m vrijdag', hours: '8:00 – 17:30' }],
${rows({ kvk, vatNumber, iban }, '    ')}  },
  social: [],
  promises: [
    { kind: 'invoice', text: 'Betalen op factuur' },
  ],
  payments: ['ECBASE', 'BANKTRANS', 'IDEAL'],
  theme: {
    colors: {
${rows(colors, '      ')}    },
    radius: 'soft',
    density: 'normal',
    font: 'inter',
    header: { surface: 'light', navigation: 'underline' },
  },
  logo: { width: ${widthOf(name)}, height: ${LOGO_HEIGHT} },
  htmlTitle: ${quoted(`${name} – groothandel`)},
  htmlDescription: ${quoted(placeholders.htmlDescription)},
  htmlKeywords: ${quoted(placeholders.htmlKeywords)},
});
`;
}

/** `tenants/sites/<id>/logo.ts`: the name, and its first letter as a placeholder mark. */
export function logoText({ id, name }: NewSite): string {
  const lines = linesOf(name);
  const letter = write(name[0] ?? '', { weight: 3 }, 1.7);
  const left = Math.round((48 - letter.width) * 50) / 100;
  return `import type { LogoDesign } from '../../logos/types.ts';

export const ${id}: LogoDesign = {
  mark: ({ main, onMain, second }) => \`
    <rect fill="\${main}" x="2" y="2" width="44" height="44" rx="10"/><circle fill="\${second}" cx="38" cy="38" r="6"/>
    <path fill="none" stroke="\${onMain}" stroke-width="5.1" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} 35.5)" d="${letter.path}"/>\`,
  lines: [${lines.map((text) => `[{ text: ${quoted(text)} }]`).join(', ')}],
  lettering: { weight: ${lettering.weight} },
  size: ${sizeOf(lines)},
};
`;
}
