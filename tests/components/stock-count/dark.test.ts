import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tenants/contrast.ts';
import { siteIds } from '../../../tenants/hosts.ts';
import { tenants } from '../../../tenants/index.ts';
import type { ColorName } from '../../../tenants/theme.ts';

const css = readFileSync('components/stock-count/screen/counting-dark.css', 'utf8');

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Chroma and hue (radians) of `#rrggbb` in OKLCH. */
function chromaAndHue(color: string): [chroma: number, hue: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [Math.hypot(a, bb), Math.atan2(bb, a)];
}

/** OKLCH as `#rrggbb`; a colour that a screen cannot show is cut off per channel, as browsers do. */
function hex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => Math.round(encoded(Math.min(1, Math.max(0, value))) * 255);
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

const camel = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as ColorName;

/** The dark colours that the style makes of a site's own. */
function darkColours(site: keyof typeof tenants): Record<string, string> {
  const { colors } = tenants[site].theme;
  const rules = css.matchAll(
    /--color-([\w-]+): oklch\(from var\(--site-([\w-]+)\) ([\d.]+) (?:min\(c, ([\d.]+)\)|([\d.]+)) h\)/g,
  );
  return Object.fromEntries(
    [...rules].map(([, name = '', source = '', lightness, most, chroma]) => {
      const [own, hue] = chromaAndHue(colors[camel(source)]);
      return [
        camel(name),
        hex(Number(lightness), chroma ? Number(chroma) : Math.min(own, Number(most)), hue),
      ];
    }),
  );
}

const surfaces = ['surface', 'surfaceAlt'];
const texts = ['ink', 'inkSoft', 'brandStrong', 'success', 'warning', 'danger', 'info'];

describe.each(siteIds)('the dark colours of %s', (site) => {
  const dark = darkColours(site);
  const of = (name: string) => dark[name] ?? '#000000';

  it('are there for every colour of the theme', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(tenants[site].theme.colors).sort());
  });

  it('let every text be read', () => {
    for (const surface of surfaces)
      for (const text of texts)
        expect(contrast(of(text), of(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['brand', 'brandStrong'])
      expect(contrast(of('onBrand'), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('onAccent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it('let edges of controls and the focus be seen', () => {
    for (const surface of surfaces)
      for (const edge of ['lineStrong', 'focus', 'brand'])
        expect(contrast(of(edge), of(surface)), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3);
  });
});
