// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { slugify } from '../../lib/slug.ts';
import { buildAssortment } from '../src/catalogue/index.ts';
import { drawLogo } from '../src/logos/draw-logo.ts';
import { emblems } from '../src/logos/emblems.ts';
import { drawLogos } from '../src/logos/index.ts';
import { openGallery } from '../src/pictures.ts';

const parse = (svg: string) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
};

describe('a brand’s logo', () => {
  it.each(Object.keys(emblems) as (keyof typeof emblems)[])(
    'with %s is small, valid and the same each time',
    (emblem) => {
      const spec = { name: 'Helderwit', colour: '#1d5fa8', emblem };
      const svg = drawLogo(spec);
      expect(parse(svg).getAttribute('viewBox')).toBe('-120 -44 240 88');
      expect(svg.length).toBeLessThan(3000);
      expect(svg).not.toMatch(/NaN|undefined|href|<script|<style/);
      expect(drawLogo(spec)).toBe(svg);
    },
  );

  it('has the name, escaped, and a long one shortened', () => {
    const of = (name: string) => parse(drawLogo({ name, colour: '#ffcc00', emblem: 'seal' })).textContent;
    expect(of('A<b>&"')?.toLowerCase()).toBe('a<b>&"');
    expect(of('Een merk met een veel te lange naam')).toHaveLength(16);
  });

  it('is stored for every brand that a site sells, under its slug', () => {
    const gallery = openGallery('papierpunt');
    const { products } = buildAssortment('papierpunt');
    drawLogos(gallery, products);
    const slugs = [...new Set(products.map(({ brand }) => slugify(brand)))];
    expect([...gallery.drawings.keys()].sort()).toEqual(slugs.map((slug) => `merken/${slug}.svg`).sort());
  });
});
