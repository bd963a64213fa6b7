import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openQuiet } from '../../scripts/lib/open-quiet.ts';

const WIDTHS = [1280, 768, 360];
/** Axe runs at this width; between widths only sizes change, which axe does not check. */
const LOOKED_AT = [360];
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Until nothing fades in or moves: text that is half transparent has too little contrast. Endless animations go on. */
const animationsEnd = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Axe's findings up to WCAG 2.2 AA. No page has frames, so axe may run in the page itself: a quarter of the time. */
export async function findings(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  // Sections far down are rendered near the window only; axe must see them all.
  await page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('.far')) far.style.contentVisibility = 'visible';
  });
  await animationsEnd(page);
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations', 'incomplete'],
      runOnly: { type: 'tag', values: LEVELS },
      // The selectors are not used, and no rule of these levels needs style sheets.
      selectors: false,
      preload: false,
    })
    .setLegacyMode()
    .analyze();
  // Text in the colour of its background: axe takes it for intentionally hidden.
  const unseen = incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
  }));
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${path} ${id}: ${html.slice(0, 120)}`),
  );
}

const sparePixels = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens each path and checks it at every width: between widths only the style changes.
 * @param lookedAt widths at which axe runs too; at the others only overflow is checked
 */
export async function expectNoFindings(
  page: Page,
  paths: readonly string[],
  lookedAt: readonly number[] = LOOKED_AT,
): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openQuiet(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sparePixels(page), `${path} is wider than ${width}`).toBeLessThanOrEqual(0);
      if (lookedAt.includes(width)) expect.soft(await findings(page), `${path} at ${width}`).toEqual([]);
    }
  }
}

/** Runs all axe rules on the current page, including best practices. */
export async function axeFindsNothing(page: Page) {
  await page.waitForLoadState('networkidle');
  await animationsEnd(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
