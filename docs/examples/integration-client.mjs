// Fetches new orders, acknowledges them, and sends prices and stock. Node 24, no packages.
// SHOP=https://www.shop.example KEY=tbk_… node integration-client.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const RETRIES = 5;
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** @param headers more headers; a test that calls the backend itself sends the shop's token */
export function connect(shop, key, headers = {}) {
  return async function call(method, path, body) {
    // The same for all tries: of a call whose answer is lost the second try changes nothing.
    const idempotencyKey = crypto.randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${shop}/koppeling/v1${path}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${key}`,
          ...(method === 'POST' && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
        },
        body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      });
      const { result, data, error } = await answer.json();
      if (result) return data;
      const isTemporary = answer.status === 429 || answer.status >= 502;
      if (!isTemporary || attempt === RETRIES)
        throw new Error(
          [error.message, ...(error.faults ?? []).map((one) => `${one.field}: ${one.message}`)].join(' '),
        );
      await wait(Number(answer.headers.get('retry-after') ?? 1));
    }
  };
}

/** All orders after a cursor, each given to `store`. @returns the cursor for the next time */
export async function fetchOrders(call, cursor, store) {
  for (;;) {
    const page = await call('GET', `/orders?na=${cursor}`);
    for (const order of page.orders) await store(order);
    const numbers = page.orders.map(({ number }) => number);
    if (numbers.length > 0) await call('POST', '/orders/ontvangen', { numbers });
    cursor = page.cursor;
    if (!page.more) return cursor;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const call = connect(process.env.SHOP, process.env.KEY);
  const before = await readFile('cursor.txt', 'utf8').catch(() => '0');
  await writeFile(
    'cursor.txt',
    await fetchOrders(call, before, (order) => process.stdout.write(`${order.number}\n`)),
  );
  const { lines } = await call('POST', '/prices', {
    lines: [{ article_number: '10234', price_cents: 1295 }],
  });
  for (const { line, faults } of lines)
    if (faults) process.stdout.write(`regel ${line}: ${faults[0].message}\n`);
}
