// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shopLink } from '@/components/shared/shop-link';
import { countingUrl, STOCK_COUNT, stockPlacesUrl } from '@/lib/urls/stock-count-urls';

const linkTo = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><span>Tellen</span></a>`;
  return shopLink(document.querySelector('span'))?.pathname;
};

it('leaves a link to the counting page to the browser, and takes those to the pages around it', () => {
  expect(linkTo(countingUrl(12))).toBeUndefined();
  expect(linkTo(STOCK_COUNT)).toBe(STOCK_COUNT);
  expect(linkTo(stockPlacesUrl(12))).toBe(stockPlacesUrl(12));
});
