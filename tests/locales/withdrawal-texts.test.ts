import { checkRow } from '@toonbank/contract/text-checks/check-row';
import { expect, it } from 'vitest';
import { withdrawal } from '@/locales/nl/checkout/withdrawal';
import { withdrawal as page } from '@/locales/nl/withdrawal';
import { withdrawalText } from '../../backend/src/modules/order-presentation/order-texts.ts';
import { dead, facts } from '../../backend/test/text-checks/check-text.ts';
import { buildAssortment } from '../../demo/src/catalogue/index.ts';
import { factsOf } from '../../demo/src/content/facts.ts';
import { pagesOf } from '../../demo/src/content/write-content.ts';
import { demoSites } from '../../demo/src/sites.ts';

const pagesOn = (id: string) => {
  const site = demoSites.find((one) => one.id === id) ?? demoSites[0];
  return site ? pagesOf(factsOf(site, buildAssortment(site.id))) : [];
};
const checked = (content: string) =>
  checkRow({ kind: 'page', id: 1, fields: { content } }, facts, dead).filter(
    ({ code }) => code === 'withdrawal_differs',
  );

it('says the same on every page of the consumer site, and leads to the form', () => {
  const pages = pagesOn('huispapier');
  for (const path of ['leveringsvoorwaarden', 'vragen-over-levering', 'herroepingsrecht']) {
    const content = pages.find((one) => one.path === path)?.content ?? '';
    expect(content, path).toContain('tot 14 dagen na ontvangst');
    expect(content, path).toContain('href="/nl/herroepen"');
    expect(content, path).toMatch(/hygiëne|hygiënische/);
    expect(content, path).toContain('osten van het terugzenden zijn voor u');
  }
  for (const { path, content } of pages) expect(checked(content), path).toEqual([]);
});

it('says the same on the product page, at the checkout, on the page of the form, and in mails and documents', () => {
  for (const text of [withdrawal.text, page.intro, withdrawalText]) {
    expect(text).toContain('14 dagen na ontvangst');
    expect(checked(`<p>${text}</p>`)).toEqual([]);
  }
});

it('names the exception and the costs where a consumer decides to buy', () => {
  expect(withdrawal.text).toContain('hygiëneproducten');
  expect(withdrawal.text).toContain('kosten van het terugzenden zijn voor u');
});

it('promises no withdrawal where businesses buy', () => {
  for (const { path, content } of pagesOn('horecahuis'))
    expect(content, path).not.toMatch(/herroep|bedenktijd/i);
});
