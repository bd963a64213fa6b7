import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { thingOf } from '../support/search-engines.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

interface Listed {
  data: {
    docs: {
      product_id: number;
      product_name: string;
      calcprice: number;
      old_price?: number;
      vat: number;
      units: { unit_name: string; unit_price?: { price: number; price_incl: number; name: string } }[];
    }[];
  };
}

interface Offered {
  url: string;
  offers: Record<string, unknown>;
}

const shown = (euros: number) => `€\u00a0${euros.toFixed(2).replace('.', ',')}`;
const withVat = (euros: number, vat: number) => Math.round(Math.round(euros * 100) * (1 + vat / 100)) / 100;

test('a consumer sees unit prices and the price before a sale in the list, on the page, in cart and search', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
  await page.goto(at('/nl/c/sale'));
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { sale: true, pageSize: 96 });
  const soap = data.docs.find(({ units }) => units.length > 1 && units[0]?.unit_price?.name === 'liter');
  if (!soap?.old_price) throw new Error('No product in the sale is sold by the litre.');
  const [one, box] = soap.units;
  const litre = (unit: typeof one) => `${shown(unit?.unit_price?.price_incl ?? 0)} per liter`;
  const prior = `Laagste prijs van de 30 dagen voor de aanbieding: ${shown(withVat(soap.old_price, soap.vat))}`;

  const card = page.getByRole('article').filter({ hasText: soap.product_name });
  await expect(card.locator('.price')).toContainText(prior, { useInnerText: true });
  await expect(card.locator('.price')).toContainText(litre(one), { useInnerText: true });

  await page.goto(at(`/nl/p/x-${soap.product_id}`));
  const panel = page.locator('.order > .price');
  await expect(panel).toContainText(prior, { useInnerText: true });
  await expect(panel.locator('s')).toHaveText(shown(withVat(soap.old_price, soap.vat)), {
    useInnerText: true,
  });
  // A product of a family is one of its variants.
  const html = await page.content();
  const variants = (thingOf(html, 'ProductGroup')?.hasVariant ?? [thingOf(html, 'Product')]) as Offered[];
  const { offers = {} } = variants.find(({ url }) => url.endsWith(`-${soap.product_id}`)) ?? {};
  expect(offers.priceSpecification).toMatchObject([
    { price: offers.price, referenceQuantity: { unitCode: 'LTR' } },
    {
      priceType: 'https://schema.org/StrikethroughPrice',
      price: withVat(soap.old_price, soap.vat).toFixed(2),
    },
  ]);
  const { violations } = await new AxeBuilder({ page }).include('.order').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page
    .locator('.order')
    .getByRole('button', { name: /In winkelwagen/ })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Winkelwagen: 1/ })).toBeVisible();
  // Another unit has its own unit price, and is not reduced.
  await page.locator('.order').getByRole('combobox').selectOption({ index: 1 });
  await expect(panel).toContainText(litre(box), { useInnerText: true });
  await expect(panel.locator('s')).toHaveCount(0);
  await page.getByText('Excl. btw').first().click();
  await expect(panel).toContainText(`${shown(box?.unit_price?.price ?? 0)} per liter`, {
    useInnerText: true,
  });
  await page.getByText('Incl. btw').first().click();

  await page.goto(at('/nl/winkelwagen'));
  const line = page.locator('.cart-line');
  await expect(line).toContainText(litre(one), { useInnerText: true });
  await expect(line).toContainText(prior, { useInnerText: true });

  await page.getByRole('combobox', { name: /zoek/i }).fill(soap.product_name);
  await expect(page.locator('.suggestion-price').first()).toContainText('per liter');
});

test('a business sees neither', async ({ page, baseURL }) => {
  await logIn(page, buyerOf('demo'), siteUrl(baseURL, 'demo', '/login'));
  await page.goto(siteUrl(baseURL, 'demo', '/nl/c/sale'));
  const price = page.locator('main .card .price').first();
  await expect(price.locator('s')).toContainText('Eerst');
  await expect(page.getByRole('main')).not.toContainText(/Laagste prijs|per liter/);
});
