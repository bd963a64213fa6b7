import { expect, type Page, type Response } from '@playwright/test';

const EURO = /€\s?\d/;
/** Field names of the wire and of the storefront that carry a price. */
const PRICE_FIELD = /"(?:calcprice|pricetable|old_price|oldPrice|price_source|priceSource|total|totals)\\?":/;

/** Removes the amounts in the header's promises: shipping costs and the limit for free shipping. */
const withoutPromises = (text: string) => text.replace(/€\s?(?:100|6,95|9,95)\b/g, '');

export const textShowsNoPrice = (text: string) => expect(withoutPromises(text)).not.toMatch(EURO);

/** Collects every HTML, RSC and JSON answer of a page, to be searched for prices at the end. */
export function recordAnswers(page: Page): () => Promise<{ url: string; body: string }[]> {
  const reading: Promise<{ url: string; body: string } | undefined>[] = [];
  const read = async (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|x-component/.test(type) || response.status() >= 300) return undefined;
    return { url: response.url(), body: await response.text().catch(() => '') };
  };
  page.on('response', (response) => reading.push(read(response)));
  return async () => (await Promise.all(reading)).filter((one) => one !== undefined);
}

export function answersShowNoPrice(answers: { url: string; body: string }[]): void {
  expect(answers.length).toBeGreaterThan(0);
  for (const { url, body } of answers) {
    expect(PRICE_FIELD.exec(body)?.[0], url).toBeUndefined();
    expect(EURO.exec(withoutPromises(body.replace(/\\u00a0|&nbsp;|\u00a0/g, ' ')))?.[0], url).toBeUndefined();
  }
}
