import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Audience } from '@/lib/audience';
import type { TemplateName } from '@/lib/site-values';
import { themeUrl } from '@/lib/urls/internal-urls';
import { type FontKey, fontCss, fontPath, isFont } from '@/tenants/fonts';
import { christmasLogo, logo, logoMark } from '@/tenants/logos';
import { themeCss } from '@/tenants/theme-css';
import type { Tenant } from '@/tenants/types';
import { earlyScript, minifyScript } from './early-script';

/** A file of a site's own; the hash in its address changes with what is in it, so it can be kept for ever. */
export type ThemeFile = { body: string | Uint8Array<ArrayBuffer>; type: string; href: string };

function themeAsset(name: string, extension: string, type: string, body: ThemeFile['body']): ThemeFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { body, type, href: themeUrl(`${name}.${hash}.${extension}`) };
}
const text = (name: string, extension: string, type: string, body: string) =>
  themeAsset(name, extension, `${type}; charset=utf-8`, body);

/** Made once: the files do not change while the shop runs. */
function once<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
const fileOf = (...path: string[]) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ...path));

/** The font file, built with the style that refers to it. */
const fontOf = once((key: FontKey) =>
  themeAsset(key, 'woff2', 'font/woff2', new Uint8Array(fileOf('node_modules', fontPath(key)))),
);
export const fontFile = (tenant: Tenant) => fontOf(tenant.theme.font);

/** Without what only its author reads. */
const slim = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/ > /g, '>')
    .replace(/;}/g, '}')
    .replace(/(?<=[:,( -])0\./g, '.');

/** A template's changes to the shared style; imported part files are inlined. */
const templateCss = once((name: TemplateName) => {
  const textOf = (file: string) => fileOf('templates', name, file).toString();
  const style = textOf('style.css').replace(/@import "\.\/([\w-]+\.css)";/g, (_, part: string) =>
    textOf(part),
  );
  return slim(style);
});

/** The site's font, colours and shapes, and its template's style: no site loads another one's. */
export function themeFile(tenant: Tenant): ThemeFile {
  const font = fontCss(tenant.theme.font, fontFile(tenant).href);
  return text(tenant.id, 'css', 'text/css', font + themeCss(tenant) + templateCss(tenant.template));
}

/** The logo for the header's background, with the Christmas decoration in season (docs/behaviour.md §1.7). */
export function logoFile(tenant: Tenant, christmas: boolean): ThemeFile {
  const ground = tenant.theme.header.surface === 'light' ? 'light' : 'dark';
  const svg = christmas ? christmasLogo(tenant, ground) : logo(tenant, ground);
  return text(christmas ? `${tenant.id}-christmas` : tenant.id, 'svg', 'image/svg+xml', svg);
}

/** Seasonal style for every template; loaded in the season only. */
const christmasCss = once((name: 'christmas') =>
  text('christmas', 'css', 'text/css', slim(fileOf('components', 'layout', `${name}.css`).toString())),
);
export const christmasFile = () => christmasCss('christmas');

/** The mark alone, for the browser's tab. */
export const markFile = (tenant: Tenant) =>
  text(`${tenant.id}-mark`, 'svg', 'image/svg+xml', logoMark(tenant));

/** The script that runs before a page's own scripts. */
export const earlyFile = once((audience: Audience) =>
  text(audience === 'customer' ? 'early-customer' : 'early', 'js', 'text/javascript', earlyScript(audience)),
);

/** Script that stores shelf-label requests until the shop has them. */
export const labelFile = once((name: 'keep-requests') => {
  const script = fileOf('components', 'shelf-labels', 'scan', `${name}.js`).toString();
  return text('shelf-label', 'js', 'text/javascript', minifyScript(script));
});

/** The file behind an address below `/theme/`, or null. */
export function findThemeFile(file: string, tenantById: (id: string) => Tenant | null): ThemeFile | null {
  const name = file.split('.')[0] ?? '';
  const tenant = tenantById(name.replace(/-(?:christmas|mark)$/, ''));
  const known = tenant
    ? [themeFile(tenant), logoFile(tenant, false), logoFile(tenant, true), markFile(tenant)]
    : [
        ...[earlyFile('visitor'), earlyFile('customer')],
        labelFile('keep-requests'),
        christmasFile(),
        ...(isFont(name) ? [fontOf(name)] : []),
      ];
  return known.find(({ href }) => href === themeUrl(file)) ?? null;
}
