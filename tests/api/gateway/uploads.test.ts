import { endpoints, endpointTable } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_PATHS } from '@/lib/routing/upload-paths';
import { ADMIN_API } from '@/lib/urls/admin-urls';
import { config } from '@/middleware';
import { FakeApi, json } from '../fake-api';
import { gatewayTo } from './gateway';

const HOST = 'demo.localhost:3000';
const { path, maxBodyBytes = 0 } = endpoints.imports.upload;

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  api.reply = (_, response) => json(response, 200, { result: true, data: { import_id: 7 } });
  await api.listen();
});
afterEach(() => api.close());

/** Uploads pieces; each is made when the one before has gone on. */
function upload(pieces: Iterable<Uint8Array>, headers: Record<string, string> = {}) {
  const source = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const request = new Request(`http://${HOST}${path}?kind=prices&filename=lijst.csv`, {
    method: 'POST',
    headers: {
      host: HOST,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      cookie: 'toonbank.admin=abcdefgh1',
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit);
  return gatewayTo(api).send(request, { api: 'admin', timeoutMs: 1000 });
}

const code = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code;
const megabyte = new Uint8Array(1_000_000).fill(97);

describe('an upload', () => {
  it('reaches the API as it is, with the query, the token and the session', async () => {
    const answer = await upload([
      new TextEncoder().encode('Artikelnr;'),
      new TextEncoder().encode('Prijs\n'),
    ]);
    expect(await answer.json()).toEqual({ result: true, data: { import_id: 7 } });
    const [seen] = api.seen;
    expect(seen).toMatchObject({ body: 'Artikelnr;Prijs\n', path: `${path}?kind=prices&filename=lijst.csv` });
    expect(seen?.headers).toMatchObject({
      'x-site-token': 'st_demo',
      'content-type': 'application/octet-stream',
    });
  });

  it('is refused beyond its limit, whether its length was told or not', async () => {
    const told = await upload([megabyte], { 'content-length': String(maxBodyBytes + 1) });
    expect([told.status, await code(told)]).toEqual([413, 'payload_too_large']);
    expect(api.seen).toEqual([]);
    function* tooMany() {
      for (let sent = 0; sent <= maxBodyBytes; sent += megabyte.length) yield megabyte;
    }
    const untold = await upload(tooMany());
    expect([untold.status, await code(untold)]).toEqual([413, 'payload_too_large']);
  });

  it('is refused from another site, without an origin, and as another type', async () => {
    expect(await code(await upload([megabyte], { 'sec-fetch-site': 'cross-site' }))).toBe('cross_origin');
    expect(await code(await upload([megabyte], { 'content-type': 'application/json' }))).toBe(
      'unsupported_media_type',
    );
    expect(api.seen).toEqual([]);
  });

  it('does not pass the middleware, which would read all of it into the memory', () => {
    const [matcher = ''] = config.matcher;
    const passes = (address: string) => new RegExp(`^${matcher}$`).test(address);
    const uploads = [...endpointTable.values()].filter(({ kind }) => kind === 'upload');
    expect(UPLOAD_PATHS).toEqual(uploads.map((endpoint) => ADMIN_API + endpoint.path));
    expect(UPLOAD_PATHS.filter(passes)).toEqual([]);
    expect(passes(`${ADMIN_API}/imports/list`)).toBe(true);
  });
});
