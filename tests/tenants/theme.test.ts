import { describe, expect, it } from 'vitest';
import { contrast } from '../../tenants/contrast.ts';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import type { ThemeColors } from '../../tenants/theme.ts';
import { themeCss } from '../../tenants/theme-css.ts';

type Name = keyof ThemeColors;
const surfaces: Name[] = ['surface', 'surfaceAlt'];
const on = (names: Name[], grounds: Name[]): [Name, Name][] =>
  names.flatMap((name) => grounds.map((ground): [Name, Name] => [name, ground]));

/** Text on its ground: WCAG 1.4.3. Status colours are both a text and, under white, a badge. */
const textPairs = [
  ...on(['ink', 'inkSoft', 'brandStrong', 'success', 'warning', 'danger', 'info'], surfaces),
  ...on(['onBrand'], ['brand', 'brandStrong']),
  ...on(['onAccent'], ['accent']),
  ...on(['surface'], ['success', 'warning', 'danger', 'info', 'ink']),
];

/** Edges of controls, icons and the focus ring: WCAG 1.4.11. */
const visiblePairs = on(['lineStrong', 'focus', 'brand'], surfaces);

describe.each(siteIds)('the colours of %s', (id) => {
  const { colors } = tenants[id].theme;

  it.each(textPairs)('let %s be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visiblePairs)('let %s be seen on %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it('are all written the same way', () => {
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the palettes together', () => {
  it('have each a brand and an accent of their own', () => {
    for (const name of ['brand', 'accent'] as const) {
      expect(new Set(siteIds.map((id) => tenants[id].theme.colors[name])).size).toBe(siteIds.length);
    }
  });
});

describe('the stylesheet', () => {
  it('is one rule with every token', () => {
    const css = themeCss(tenants.erfenstal);
    expect(css).toMatch(/^:root\{(?:--[a-z-]+:[#a-z0-9.]+;)*--[a-z-]+:[#a-z0-9.]+\}$/);
    for (const name of [
      'color-brand',
      'color-brand-strong',
      'color-on-brand',
      'color-accent',
      'color-on-accent',
      'color-surface',
      'color-surface-alt',
      'color-ink',
      'color-ink-soft',
      'color-line',
      'color-line-strong',
      'color-success',
      'color-warning',
      'color-danger',
      'color-info',
      'color-focus',
      'radius-s',
      'radius-m',
      'radius-l',
      'density',
    ]) {
      expect(css).toContain(`--${name}:`);
    }
    expect(css).toContain(`--color-brand:${tenants.erfenstal.theme.colors.brand};`);
  });
});
