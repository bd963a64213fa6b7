import { expect, type Page, test } from '@playwright/test';

/** Animation and transition times of an element with these classes, in milliseconds. */
const timing = (page: Page, tag: string, className: string, pseudo?: string) =>
  page.evaluate(
    ([name = 'div', classes = '', part]) => {
      const probe = document.createElement(name);
      probe.className = classes;
      document.body.append(probe);
      const { animationDuration, transitionDuration, animationIterationCount } = getComputedStyle(
        probe,
        part,
      );
      probe.remove();
      const ms = (value: string) => Math.round(Number.parseFloat(value) * 1000);
      return {
        animation: ms(animationDuration),
        transition: ms(transitionDuration),
        times: animationIterationCount,
      };
    },
    [tag, className, pseudo] as const,
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu grows in 300 ms, a dialog opens in 300 over a backdrop in 150, a fold opens in 350', async ({
    page,
  }) => {
    await page.goto('/login');
    expect((await timing(page, 'nav', 'mobile-menu')).transition).toBe(300);
    expect((await timing(page, 'div', 'modal')).animation).toBe(300);
    expect((await timing(page, 'div', 'fade')).animation).toBe(150);
    expect((await timing(page, 'details', '', '::details-content')).transition).toBe(350);
  });

  test('nothing moves with prefers-reduced-motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login');
    for (const name of ['modal', 'fade', 'rise', 'bump', 'skeleton', 'cart-count'])
      expect.soft(await timing(page, 'div', name), name).toMatchObject({ animation: 1, times: '1' });
    for (const name of ['mobile-menu', 'btn', 'group-picture'])
      expect.soft((await timing(page, 'div', name)).transition, name).toBeLessThanOrEqual(1);
  });
});
