import { describe, expect, it } from 'vitest';
import type { TemplateName } from '../../lib/site-values.ts';
import { contrast } from '../../tenants/contrast.ts';
import { tenants } from '../../tenants/index.ts';
import type { ThemeColors } from '../../tenants/theme.ts';
import { classPairs, type Rule, rulesOf, styleFiles, tokenOf } from './css-rules.ts';

type Token = keyof ThemeColors;
const all = Object.values(tenants);
const wearers = (template?: TemplateName) => all.filter((site) => !template || site.template === template);

/** Text that `theme.test.ts` proves to be readable on both light grounds. */
const ON_LIGHT = new Set<string>('ink inkSoft brandStrong success warning danger info'.split(' '));
const LIGHT = new Set<string>(['surface', 'surfaceAlt']);
/** Only shapes and icons have these (3:1), or what is switched off. */
const NO_TEXT = [
  /::marker$/,
  /\.icon$/,
  /^\.letters > \*$/, // A letter without brands: there is nothing to press.
];
/** Dark backgrounds below elements whose text colour another rule sets; null: there is no text on them. */
const TEXT_ON: Record<string, Token | null> = {
  '.btn-primary:hover': 'onBrand',
  '.scan-tap:hover, .scan-tap:active': 'onBrand',
  '.top-bar': 'onBrand',
  '.bays': 'surface',
  '.hero': 'surface', // .hero-dark says so.
  '.footer-columns address': 'surface',
  '.header-logo': null,
  '.header-brand .header-logo a': null,
  '.header-ink .header-logo a': null,
  '.scan-head[data-surface="brand"]': null,
  '.scan-head[data-surface="ink"]': null,
  '.facet[aria-current]::before': null,
  '.start-grid input:checked': null,
  '.search-busy::before': null,
  '.count-progress progress': null,
  '.count-progress progress::-webkit-progress-bar': null,
  '.count-progress progress::-webkit-progress-value': null,
  '.count-progress progress::-moz-progress-bar': null,
  '.count-keys button:active': 'ink',
  '.count-keys .count-next:active': 'onBrand',
  '.filter-panel::backdrop': null,
  '.dim': null,
  '.shipping-progress': null,
  '.shipping-progress::-webkit-progress-bar': null,
  '.shipping-progress::-webkit-progress-value': null,
  '.shipping-progress::-moz-progress-bar': null,
  '.order-progress li:not(:last-child)::after': null,
  '.order-progress [data-step="done"]::before, .order-progress [data-step="done"]::after': null,
  '.order-progress [data-step="stopped"]::before': null,
  '.stock::before': null,
  '.stock-later::before': null,
  '.stock-none::before': null,
};
/**
 * The background below a text whose rule does not set it, and below elements that a rule gives other colours.
 */
const GROUND_OF: Record<string, Token> = {
  'templates/bouw/pages.css .subgroups a': 'ink',
  'templates/bouw/frame.css .mega > div': 'ink',
  'templates/erf/frame.css .site-footer nav h2': 'ink',
  'templates/horeca/frame.css .mega > div > ul > li > a': 'ink',
  'templates/horeca/frame.css .mega > div': 'ink',
  'templates/horeca/frame.css .site-footer h2': 'ink',
};
const isOff = ({ selector }: Rule) => /:disabled|aria-disabled/.test(selector);

/** Sites at which two tokens are closer than they may be. */
function tooClose(one: Token, other: Token, ratio: number, template?: TemplateName): string[] {
  return wearers(template).flatMap(({ id, theme }) => {
    const found = contrast(theme.colors[one], theme.colors[other]);
    return found < ratio ? [`${id}: ${one} on ${other} is ${found.toFixed(2)}`] : [];
  });
}

describe.each(styleFiles)('the colours in $file', ({ file, template }) => {
  const rules = rulesOf(file).filter((rule) => !isOff(rule));

  it('can be read where a rule says text and ground', () => {
    const problems = rules.flatMap(({ selector, says }) => {
      const [text, ground] = [tokenOf(says.color), tokenOf(says.background)] as [Token?, Token?];
      if (!text || !ground) return [];
      return tooClose(text, ground, 4.5, template).map((problem) => `${selector}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('are made for a light ground where a rule says the text alone', () => {
    const alone = rules.filter(({ says }) => tokenOf(says.color) && !tokenOf(says.background));
    const problems = alone.flatMap(({ selector, says }) => {
      const text = tokenOf(says.color) as Token;
      if (ON_LIGHT.has(text) || NO_TEXT.some((pattern) => pattern.test(selector))) return [];
      const ground = GROUND_OF[`${file} ${selector}`];
      if (!ground) return [`${selector}: on which ground stands ${text}?`];
      return tooClose(text, ground, 4.5, template).map((problem) => `${selector}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('can be read where a rule gives names other colours', () => {
    const problems = rules.flatMap(({ selector, says }) =>
      Object.entries(says).flatMap(([name, value]) => {
        const token = tokenOf(value) as Token | undefined;
        if (!name.startsWith('--color-') || !token) return [];
        const ground = GROUND_OF[`${file} ${selector}`];
        if (!ground) return [`${selector}: on which ground is ${name} ${value}?`];
        return tooClose(token, ground, 4.5, template).map((problem) => `${selector}: ${problem}`);
      }),
    );
    expect(problems).toEqual([]);
  });

  it('leave nothing unreadable on a ground that is not light', () => {
    const grounds = rules.filter(({ says }) => tokenOf(says.background) && !tokenOf(says.color));
    const problems = grounds.flatMap(({ selector, says }) => {
      const ground = tokenOf(says.background) as Token;
      if (LIGHT.has(ground)) return [];
      const text = TEXT_ON[selector];
      if (text === undefined) return [`${selector}: which text stands on ${ground}?`];
      return text ? tooClose(text, ground, 4.5, template).map((problem) => `${selector}: ${problem}`) : [];
    });
    expect(problems).toEqual([]);
  });

  it('show the focus on every ground that has a ring of its own', () => {
    const rings = rules.flatMap(({ selector, says }) => {
      const [ring, ground] = [tokenOf(says['--ring']), tokenOf(says.background)] as [Token?, Token?];
      if (!ring || !ground) return [];
      return tooClose(ring, ground, 3, template).map((problem) => `${selector}: ${problem}`);
    });
    expect(rings).toEqual([]);
  });
});

/** True for backgrounds that are not controls themselves. */
const isGround = (selector: string) =>
  !/btn|toggle|badge|count|in-cart|aria-|span|::|scan-(?:tap|radio|mark|check)|\.tiers|group-list|:hover|vat-switch|skip-link|footer > p|strong$| a$/.test(
    selector,
  ) || /has\(\[data-open\]\)/.test(selector);

/** The focus ring of the shared style still applies when a template changes only the background. */
const sharedRings = new Map(
  styleFiles
    .filter(({ template }) => !template)
    .flatMap(({ file }) => rulesOf(file))
    .flatMap(({ selector, says }) => (says['--ring'] ? [[selector, says['--ring']] as const] : [])),
);

describe('the focus', () => {
  it.each(styleFiles)('is seen on every ground of $file', ({ file, template }) => {
    const problems = rulesOf(file).flatMap(({ selector, says }) => {
      const ground = tokenOf(says.background) as Token | undefined;
      if (!ground || LIGHT.has(ground) || TEXT_ON[selector] === null || !isGround(selector)) return [];
      const ring = (tokenOf(says['--ring'] ?? sharedRings.get(selector)) ?? 'focus') as Token;
      return tooClose(ring, ground, 3, template).map((problem) => `${selector}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('is visible again on light parts of a dark ground', () => {
    const light = ['.mega', '.mobile-menu', '.suggestions', '.popover'];
    const rules = styleFiles.filter(({ template }) => !template).flatMap(({ file }) => rulesOf(file));
    for (const name of light) {
      const rule = rules.find(({ selector, says }) => selector === name && says.background);
      expect(rule?.says['--ring'], name).toBe('var(--color-focus)');
    }
  });
});

/** The ground is chosen among three status colours, each of which is one under `surface` (theme.test.ts). */
const TONED = new Set(['components/checkout/placed-heading.tsx']);

describe('the colours in the classes of components', () => {
  const pairs = classPairs();

  it('are found', () => {
    expect(pairs.length).toBeGreaterThan(100);
  });

  it('can be read', () => {
    const problems = pairs.flatMap(({ file, classes, text, ground }) => {
      if (text && ground)
        return tooClose(text as Token, ground as Token, 4.5).map((problem) => `${file}: ${problem}`);
      if (text && !ON_LIGHT.has(text) && !TONED.has(file))
        return [`${file}: ${text} without its ground: ${classes}`];
      return [];
    });
    expect(problems).toEqual([]);
  });

  it('show the focus', () => {
    const problems = pairs.flatMap(({ file, classes, text, ground }) => {
      if (!text || !ground || LIGHT.has(ground)) return [];
      const [, ring] = /\[--ring:(var\([^)]+\))\]/.exec(classes) ?? [];
      const said = (tokenOf(ring) ?? 'focus') as Token;
      return tooClose(said, ground as Token, 3).map((problem) => `${file}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

/** Templates with a colour over a light background and text on both. */
describe('the words on a picture of circles', () => {
  const over = (top: string, below: string, part: number) =>
    `#${[1, 3, 5]
      .map((at) => {
        const [one, other] = [top, below].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
        return Math.round((one ?? 0) * part + (other ?? 0) * (1 - part))
          .toString(16)
          .padStart(2, '0');
      })
      .join('')}`;

  it.each(
    styleFiles.flatMap(({ file, template }) =>
      rulesOf(file).flatMap(({ selector, says }) =>
        [
          ...(says.background ?? '').matchAll(/rgb\(\s*from var\(--color-([a-z]+)\) r g b \/ ([\d.]+)\)/g),
        ].map(([, token = '', part = '']) => ({
          selector,
          template,
          token: token as Token,
          part: Number(part),
        })),
      ),
    ),
  )('can be read on $token at $part in $selector of $template', ({ template, token, part }) => {
    for (const { id, theme } of wearers(template)) {
      const { ink, inkSoft, surface, surfaceAlt } = theme.colors;
      for (const ground of [surface, surfaceAlt]) {
        const circle = over(theme.colors[token], ground, part);
        expect(contrast(ink, circle), id).toBeGreaterThanOrEqual(4.5);
        expect(contrast(inkSoft, circle), id).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
