import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { viesRegister } from '../../src/modules/vat-numbers/vies.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** VIES as its documentation describes it: answers everything with this. */
async function viesThatSays(status: number, body: unknown) {
  const asked: unknown[] = [];
  const running = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      asked.push(JSON.parse(text));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server = running;
  await new Promise<void>((done) => running.listen(0, '127.0.0.1', done));
  const register = viesRegister(`http://127.0.0.1:${(running.address() as AddressInfo).port}/check`);
  return { asked, ask: () => register.ask({ vatNumber: 'BE0123456749', requester: 'NL000099990B01' }) };
}

it('asks in the name of the seller, and keeps the consultation number', async () => {
  const vies = await viesThatSays(200, { valid: true, requestIdentifier: 'WAPIAAAAY', userError: 'VALID' });
  expect(await vies.ask()).toEqual({ valid: true, consultationNumber: 'WAPIAAAAY' });
  expect(vies.asked).toEqual([
    {
      countryCode: 'BE',
      vatNumber: '0123456749',
      requesterMemberStateCode: 'NL',
      requesterNumber: '000099990B01',
    },
  ]);
});

it('says that a number is unknown', async () => {
  const vies = await viesThatSays(200, { valid: false, requestIdentifier: '', userError: 'INVALID' });
  expect(await vies.ask()).toEqual({ valid: false, consultationNumber: '' });
});

it.each([
  ['the member state is away', 200, { valid: false, userError: 'MS_UNAVAILABLE' }],
  ['there are too many questions', 200, { valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }],
  ['it refuses the question', 200, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }],
  ['it fails', 500, {}],
])('gives no answer while %s, rather than calling a number invalid', async (_, status, body) => {
  const vies = await viesThatSays(status, body);
  await expect(vies.ask()).rejects.toThrow();
});
