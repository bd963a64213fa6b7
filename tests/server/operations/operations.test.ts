import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { type Operations, openOperations } from '@/server/operations/open-operations';

let operations: Operations | undefined;
let shop: Server | undefined;
let isApiUp = true;

afterEach(() => {
  operations?.close();
  shop?.close();
  isApiUp = true;
});

async function open(): Promise<string> {
  const env = { ...readEnv({}), OPERATIONS_PORT: 0 };
  operations = await openOperations(env, async () => isApiUp);
  return `http://localhost:${operations?.address?.port}`;
}
const ask = async (url: string) => {
  const answer = await fetch(url);
  return [answer.status, await answer.text()];
};

it('is ready while the API is away, and says that it is degraded; no longer once it leaves', async () => {
  const at = await open();
  expect(await ask(`${at}/livez`)).toEqual([200, 'alive\n']);
  expect(await ask(`${at}/readyz`)).toEqual([200, 'ready\n']);
  isApiUp = false;
  expect(await ask(`${at}/readyz`)).toEqual([200, 'degraded: the API does not answer\n']);
  operations?.leave();
  expect(await ask(`${at}/readyz`)).toEqual([503, 'stopping\n']);
  expect(await ask(`${at}/livez`)).toEqual([200, 'alive\n']);
  expect((await ask(`${at}/other`))[0]).toBe(404);
});

it('counts answers by kind and class of status, and kept pages apart', async () => {
  const at = await open();
  shop = createServer((request, response) => {
    operations?.watch(request, response, request.url === '/kept');
    response.writeHead(request.url === '/nl/weg' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => shop?.listen(0, 'localhost', resolve));
  const port = (shop.address() as AddressInfo).port;
  for (const path of ['/kept', '/kept', '/nl/weg', '/v1/shopcart/get_cart', '/_next/static/a.js'])
    await fetch(`http://localhost:${port}${path}`);
  const [, text] = await ask(`${at}/metrics`);
  const counted = [...String(text).matchAll(/^toonbank_shop_answers_total\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels}: ${count}`,
  );
  expect(counted.toSorted()).toEqual([
    'kind="call",status="2xx": 1',
    'kind="file",status="2xx": 1',
    'kind="kept page",status="2xx": 2',
    'kind="page",status="4xx": 1',
  ]);
  expect(text).toContain('toonbank_api_up 1');
});

it('opens no port unless one is set', async () => {
  expect(await openOperations(readEnv({}), async () => true)).toBeUndefined();
});
