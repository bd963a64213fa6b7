import type { Page } from '@playwright/test';
import { openQuiet } from '../../scripts/lib/open-quiet.ts';
import { summary } from '../backend.ts';

const TIMES = 5;

/**
 * Time between an event on an element and the moment a condition holds, measured inside the page with a
 * mutation observer, so that it excludes the driver's delay.
 */
export async function measure(
  page: Page,
  event: string,
  ready: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([name, condition]) => {
      const holds = new Function(`return (${condition})`) as () => boolean;
      const mark = { from: 0, until: 0 };
      Object.assign(window, { benchMark: mark });
      addEventListener(
        name as string,
        (happened) => {
          mark.from = happened.timeStamp;
          const check = () => {
            if (!mark.until && holds()) mark.until = performance.now();
          };
          const observer = new MutationObserver(check);
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
          check();
        },
        { capture: true, once: true },
      );
    },
    [event, ready],
  );
  // The driver's waiting code is a third of a megabyte of script: load it before the measurement.
  await page.waitForFunction(() => true);
  await act();
  const mark = await page.waitForFunction(() => {
    const { benchMark } = window as unknown as { benchMark: { from: number; until: number } };
    return benchMark.until > 0 ? benchMark : null;
  });
  const { from, until } = (await mark.jsonValue()) as { from: number; until: number };
  return until - from;
}

/**
 * From a click on a product card to the product's heading. The pointer rests on the card first, as a
 * person's does.
 */
export async function softNavigation(page: Page, category: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await openQuiet(page, category);
    const link = page.locator('main a[href*="/nl/p/"]:visible').nth(turn * 2);
    const name = (await page.locator('main h2:visible, main h3:visible').nth(turn).textContent()) ?? '';
    const ahead = page.waitForResponse((response) => response.url().includes('/nl/p/'));
    await link.hover();
    await (await ahead).finished();
    const ready = `location.pathname.startsWith('/nl/p/') && [...document.querySelectorAll('h1')].some((h) => h.checkVisibility() && h.textContent.length > 0)`;
    times.push(await measure(page, 'click', ready, () => link.click()));
    if (!name) throw new Error('The category page shows no product names.');
  }
  return summary(times).medianMs;
}

/** From a click on the add button to the count in the header. The customer is logged in. */
export async function addToCart(page: Page, category: string): Promise<number> {
  const times: number[] = [];
  await openQuiet(page, category);
  for (let turn = 0; turn < TIMES; turn += 1) {
    const button = page
      .getByRole('button', { name: /in winkelwagen/i })
      .locator('visible=true')
      .nth(turn);
    const before = await page.evaluate(() => document.querySelector('.cart-count')?.textContent ?? '');
    const ready = `(document.querySelector('.cart-count')?.textContent ?? '') !== ${JSON.stringify(before)}`;
    const saved = page.waitForResponse((response) => response.url().includes('/update_cart'));
    times.push(await measure(page, 'click', ready, () => button.click()));
    // Leaving the page would send the change with the next page.
    await (await saved).finished();
  }
  return summary(times).medianMs;
}

/** From a letter to suggestions on the screen, including the 100 ms debounce. */
export async function suggestions(page: Page, home: string): Promise<number> {
  const times: number[] = [];
  await openQuiet(page, home);
  const box = page.locator('header input[name=q]');
  await box.click();
  // The first answer also loads the script.
  for (const [turn, text] of ['zeep', 'dweil', 'doek', 'emmer', 'rol', 'handschoen'].entries()) {
    const ready = `!!document.querySelector('header [role=listbox] [role=group]')`;
    const time = await measure(page, 'input', ready, () => box.fill(text));
    if (turn > 0) times.push(time);
    await box.fill('');
    await page.locator('header [role=listbox] [role=group]').waitFor({ state: 'detached' });
  }
  return summary(times).medianMs;
}

/** Cumulative layout shift of a first visit, scrolled through once. */
export async function layoutShift(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { benchShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openQuiet(page, url);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { benchShift: { shift: number } }).benchShift.shift);
}
