// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import { christmasLogo, logo, logoMark } from '../../tenants/logos/index.ts';
import { write } from '../../tenants/logos/lettering.ts';

function read(svg: string): Element {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement;
}

const sizeOf = (root: Element) => ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name));
const grounds = ['light', 'dark'] as const;

describe.each(siteIds)('the logo of %s', (id) => {
  const tenant = tenants[id];
  const { width, height } = tenant.logo;
  const size = [String(width), String(height), `0 0 ${width} ${height}`];
  const drawings = grounds.flatMap((ground) => [logo(tenant, ground), christmasLogo(tenant, ground)]);

  it('has the size that the data promises, in the season too', () => {
    for (const drawing of drawings) expect(sizeOf(read(drawing))).toEqual(size);
    expect(sizeOf(read(logoMark(tenant)))).toEqual(['48', '48', '0 0 48 48']);
  });

  it('carries its name and stands alone: literal colours, no styles, fonts, scripts or links', () => {
    for (const drawing of [...drawings, logoMark(tenant)]) {
      expect(read(drawing).querySelector('title')?.textContent).toBe(tenant.name);
      expect(drawing).not.toMatch(/style=|<style|class=|var\(|currentColor|<text|href|<script|\son\w+=/);
      const paints = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
      for (const paint of paints) expect(paint).toMatch(/^(?:none|#[0-9a-f]{6})$/);
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });

  it('has the season’s decoration on an unchanged logo', () => {
    for (const ground of grounds) {
      const plain = logo(tenant, ground);
      const decorated = christmasLogo(tenant, ground);
      expect(decorated.startsWith(plain.slice(0, -'</svg>'.length))).toBe(true);
      expect(decorated.length).toBeGreaterThan(plain.length);
    }
  });

  it('hangs its lights within the drawing', () => {
    for (const light of read(christmasLogo(tenant)).querySelectorAll(':scope > circle')) {
      const [x = -1, y = -1, radius = 0] = ['cx', 'cy', 'r'].map((name) => Number(light.getAttribute(name)));
      if (x < 48) continue;
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(y - radius).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the logos together', () => {
  it('are all different', () => {
    expect(new Set(siteIds.map((id) => logoMark(tenants[id]))).size).toBe(siteIds.length);
  });
});

describe('the alphabet', () => {
  it('widens with the letters, their width and their spacing', () => {
    const narrow = write('zeep', { weight: 2, width: 0.8 }, 1).width;
    const plain = write('zeep', { weight: 2 }, 1).width;
    const spaced = write('zeep', { weight: 2, tracking: 2 }, 1).width;
    expect(narrow).toBeLessThan(plain);
    expect(spaced).toBeGreaterThan(plain);
    expect(write('zeep', { weight: 2 }, 2).width).toBeCloseTo(2 * plain);
  });

  it('says which character it lacks', () => {
    expect(() => write('zeep!', { weight: 2 }, 1)).toThrow('"!"');
  });
});
