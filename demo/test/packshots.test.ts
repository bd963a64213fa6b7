// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type PackshotSpec, packshotForms } from '../src/model.ts';
import { drawCloseUp, drawPacked, drawPackshot, drawScene, places } from '../src/packshots/index.ts';

function parse(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

/** Ids are unique, and every reference is local and has a target. */
function expectSoundReferences(svg: string): void {
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map((m) => m[1] ?? m[2]);
  for (const target of targets) expect(ids).toContain(target);
  expect(svg).not.toMatch(/href="(?!#)|url\((?!#)|<script|<style|<image|<foreignObject/);
}

const looks: Omit<PackshotSpec, 'form'>[] = [
  { colour: '#ffffff', brand: 'Vlokka', label: '2-laags' },
  { colour: '#1d55b5', accent: '#f4c221', brand: 'Handvast Professioneel', label: '5 L' },
  { colour: '#16181c', brand: 'Ö', count: 3 },
  { colour: '#c3c8ce', accent: '#ffffff', brand: 'Zakka', label: 'een veel te lange regel', count: 12 },
];

describe.each(packshotForms)('packshot of %s', (form) => {
  it.each(looks)('is a small, valid and deterministic drawing in $colour', (look) => {
    const svg = drawPackshot({ form, ...look });
    const root = parse(svg).documentElement;
    expect(root.getAttribute('viewBox')).toBe('0 0 400 400');
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(svg.length).toBeLessThan(8192);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expectSoundReferences(svg);
    expect(drawPackshot({ form, ...look })).toBe(svg);
  });

  it('carries the brand, and escapes it', () => {
    const svg = drawPackshot({ form, colour: '#e8e8e8', brand: '<b>&"\'', label: '</g>' });
    expect(parse(svg).documentElement.textContent).toContain('<b>&"\'');
    expect(svg).not.toContain('<b>');
  });

  it('shows its colour', () => {
    const red = drawPackshot({ form, colour: '#cc2020', accent: '#208020', brand: 'Merk' });
    const blue = drawPackshot({ form, colour: '#2020cc', accent: '#208020', brand: 'Merk' });
    expect(red).not.toBe(blue);
  });
});

describe.each(packshotForms)('other pictures of %s', (form) => {
  const box: PackshotSpec = { form: 'cardboard-box', colour: '#b08a5b', brand: 'Vlokka', label: '12 stuks' };

  it.each(looks)('are valid drawings of the same size in $colour', (look) => {
    const spec = { form, ...look };
    for (const svg of [drawCloseUp(spec), drawPacked(spec, box)]) {
      expect(parse(svg).documentElement.getAttribute('viewBox')).toBe('0 0 400 400');
      expect(svg.length).toBeLessThan(13_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expectSoundReferences(svg);
    }
    expect(drawCloseUp({ ...spec })).toBe(drawCloseUp(spec));
    expect(drawPacked({ ...spec }, box)).toBe(drawPacked(spec, box));
  });

  it('show the brand on the product, and the content of the box', () => {
    const svg = drawPacked({ form, colour: '#2f6fb7', brand: 'Vlokka' }, box);
    const { textContent } = parse(svg).documentElement;
    expect(textContent?.match(/Vlokka/g)?.length).toBeGreaterThan(1);
    expect(textContent).toContain('12 stuks');
  });
});

describe('scene', () => {
  const cast: PackshotSpec[] = (
    ['toilet-pack', 'spray-bottle', 'mop-flat', 'glove-box', 'bucket', 'cloth', 'soap-dispenser'] as const
  ).map((form, i) => ({
    form,
    colour: ['#ffffff', '#35b7d6', '#f1f4f7'][i % 3] ?? '#ffffff',
    brand: 'Merk',
    label: 'L',
  }));

  it.each([1, 2, 3, 4, 5, 6, 7])('puts %i objects in one picture without duplicate ids', (n) => {
    const svg = drawScene(cast.slice(0, n), { width: 1200, height: 520 });
    const root = parse(svg).documentElement;
    expect(root.getAttribute('viewBox')).toBe('0 0 1200 520');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expectSoundReferences(svg);
    expect(drawScene(cast.slice(0, n), { width: 1200, height: 520 })).toBe(svg);
  });

  it('accepts two equal objects and an empty list', () => {
    const twice = cast[1] === undefined ? [] : [cast[1], cast[1]];
    expectSoundReferences(drawScene(twice, { width: 400, height: 300 }));
    parse(drawScene([], { width: 400, height: 300 }));
  });

  it.each(places)('stands before %s in every layout, without duplicate ids', (place) => {
    const setting = { place, wall: '#c9d2da', floor: '#a98b66' };
    for (const layout of ['group', 'row', 'zigzag', 'falling', 'rising'] as const) {
      const svg = drawScene(cast, { width: 960, height: 600, setting, layout });
      parse(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expectSoundReferences(svg);
    }
  });

  it('leaves the background out on request', () => {
    const options = { width: 400, height: 300 };
    expect(drawScene(cast, { ...options, background: 'none' }).length).toBeLessThan(
      drawScene(cast, options).length,
    );
  });
});
