import { endpointTable } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@/api/client';
import { FakeApi, json, refusal } from './fake-api';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

const sheet = () =>
  createClient({ table: endpointTable, baseURL: api.url, timeoutMs: 2000 }).file('products.printSpec', {
    id: 415,
  });

describe('a document', () => {
  it('comes with its bytes, type and name', async () => {
    const bytes = Buffer.from('%PDF-1.7\n\u00ff\u0000rest', 'latin1');
    api.reply = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="productblad-TP-1.pdf"',
        })
        .end(bytes);
    const { blob, name } = await sheet();
    expect(name).toBe('productblad-TP-1.pdf');
    expect(blob.type).toBe('application/pdf');
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes);
    expect(api.seen[0]).toMatchObject({ method: 'POST', path: '/v1/products/printspec', body: '{"id":415}' });
  });

  it('has a default name when the API gives none or an invalid one', async () => {
    api.reply = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="../x"',
        })
        .end('%PDF-');
    expect((await sheet()).name).toBe('document');
  });

  it('can be a photo of a task', async () => {
    api.reply = (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
    expect((await sheet()).blob.type).toBe('image/webp');
  });

  it('fails with the API’s code', async () => {
    api.reply = (_, response) => json(response, 404, refusal('not_found'));
    await expect(sheet()).rejects.toMatchObject({ kind: 'domain', code: 'not_found', status: 404 });
  });

  it.each([
    ['HTML', 200, 'text/html', '<p>Welkom</p>'],
    ['JSON', 200, 'application/json', '{"result":true,"data":"x"}'],
    ['an error of something in between', 500, 'text/plain', 'oops'],
  ])('fails as http for %s in its place', async (_name, status, type, body) => {
    api.reply = (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
    await expect(sheet()).rejects.toMatchObject({ kind: 'http', code: 'bad_upstream' });
  });
});
