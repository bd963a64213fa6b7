import { type APIRequestContext, expect, test } from '@playwright/test';

type Doc = { product_id: number; slug: string };

const post = async (request: APIRequestContext, path: string, data: object) =>
  (await (await request.post(path, { data })).json()).data;

/** A product that has a safety sheet. */
async function chemical(request: APIRequestContext) {
  const { docs } = await post(request, '/v1/products/get_products', { search: 'ontkalker', pageSize: 1 });
  const [{ product_id: id, slug }] = docs as [Doc];
  const [product] = await post(request, '/v1/products/get_product', { id });
  return { id, slug, documents: product.documents as { title: string; url: string }[] };
}

test('a product has a data sheet behind a plain link, the address from printspec', async ({ request }) => {
  const { id, slug } = await chemical(request);
  const byLink = await request.get(`/media/productblad/${slug}-${id}.pdf`);
  const byCall = await request.post('/v1/products/printspec', { data: { id } });
  for (const answer of [byLink, byCall]) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers()['content-disposition']).toMatch(/^inline; filename="productblad-[\w.-]+\.pdf"$/);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a window without a document says so in Dutch', async ({ request }) => {
  for (const file of ['zeep-99999999.pdf', 'zeep.pdf', '1.html']) {
    const answer = await request.get(`/media/productblad/${file}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toBe('Dit document bestaat niet (meer).');
  }
});

test('every document that a product lists exists', async ({ request }) => {
  const { documents } = await chemical(request);
  expect(documents.map(({ title }) => title)).toEqual(['Veiligheidsblad']);
  for (const { url } of documents) {
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-security-policy']).not.toContain('sandbox');
  }
});

test('the page’s policy lets a document be shown from memory in a new window', async ({ page, request }) => {
  const { id } = await chemical(request);
  await page.goto('/');
  const refused: string[] = [];
  page.context().on('console', (message) => refused.push(message.text()));
  // A browser without a PDF viewer downloads the file.
  const shown = page
    .waitForEvent('popup')
    .then((opened) => Promise.any([opened.waitForURL(/^blob:/), opened.waitForEvent('download')]));
  await Promise.all([
    shown,
    page.evaluate(async (product) => {
      const target = window.open('', '_blank');
      const answer = await fetch('/v1/products/printspec', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: product }),
      });
      target?.location.replace(URL.createObjectURL(await answer.blob()));
    }, id),
  ]);
  expect(refused.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
});
