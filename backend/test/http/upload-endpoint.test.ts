import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { handleErrors } from '../../src/http/error-handler.ts';
import { implementUpload } from '../../src/http/implement.ts';
import { registerContract } from '../../src/http/register.ts';
import type { Services } from '../../src/http/services.ts';
import { siteDirectory } from '../../src/http/site-directory.ts';
import { acceptUploads } from '../../src/http/upload/upload-body.ts';
import {
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  tokenOf,
} from '../support/index.ts';

const { upload } = endpoints.imports;
const MAX_BYTES = upload.maxBodyBytes ?? 0;

let test: TestApp;
let app: FastifyInstance;
let site: Site;
let folder: string;
let sids: Record<'manager' | 'editor' | 'customer', string>;
/** What the handler was given. */
const taken: { kind: string; filename: string; text: string }[] = [];

/** Reads the file as the work of an import does. */
const reading = implementUpload(upload, async ({ file }, { kind, filename }) => {
  taken.push({ kind, filename, text: await readFile(file.path, 'utf8') });
  return { import_id: taken.length };
});

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  folder = await mkdtemp(join(tmpdir(), 'upload-endpoint-'));
  const makeSid = async (role: 'manager' | 'editor') =>
    makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) });
  const { userId } = await makeCustomer(test, site);
  sids = {
    manager: await makeSid('manager'),
    editor: await makeSid('editor'),
    customer: await makeSession(test, site, { userId }),
  };
  app = Fastify({ forceCloseConnections: true });
  handleErrors(app);
  acceptUploads(app);
  const services: Partial<Services> = {
    database: test.database,
    databaseFor: () => test.database,
    readingFor: () => undefined,
    directory: siteDirectory(test.database, new Map()),
    uploads: folder,
  };
  registerContract(app, services as Services, [reading]);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

interface Sent {
  sid?: string | undefined;
  headers?: Record<string, string | number>;
  query?: string;
}

/** Begins an upload; its body is still to be written. */
function begin({
  sid = sids.manager,
  headers = {},
  query = 'kind=prices&filename=lijst.csv',
}: Sent = {}): ClientRequest {
  const sent = request({
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: `/admin${upload.path}?${query}`,
    headers: {
      'x-site-token': tokenOf(site.id),
      'content-type': 'application/octet-stream',
      ...(sid !== '' && { authorization: sid }),
      ...headers,
    },
  });
  // The server may answer and close before it has read everything.
  sent.on('error', () => {});
  return sent;
}

async function answerOf(
  sent: ClientRequest,
): Promise<{ status: number | undefined; code: string | undefined }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer) text += part;
  return { status: answer.statusCode, code: JSON.parse(text).error?.code };
}

function send(text: string, options: Sent = {}) {
  const sent = begin(options);
  sent.end(text);
  return answerOf(sent);
}

const filesLeft = () => vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));

describe('an upload', () => {
  it('gives the handler the file and the query, and leaves nothing behind', async () => {
    taken.length = 0;
    expect(await send('Artikelnr;Prijs\n')).toEqual({ status: 200, code: undefined });
    expect(taken).toEqual([{ kind: 'prices', filename: 'lijst.csv', text: 'Artikelnr;Prijs\n' }]);
    await filesLeft();
  });

  it('keeps two at once apart', async () => {
    taken.length = 0;
    const [one, other] = [
      begin({ query: 'kind=prices&filename=een' }),
      begin({ query: 'kind=stock&filename=twee' }),
    ];
    one.write('1');
    other.write('2');
    one.end('1');
    other.end('2');
    const answers = await Promise.all([answerOf(one), answerOf(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(taken.map(({ filename, text }) => `${filename} ${text}`).sort()).toEqual(['een 11', 'twee 22']);
    await filesLeft();
  });

  it('is refused before its body comes, where the caller may not send it', async () => {
    const refusal = (options: Sent) => {
      const sent = begin({ ...options, headers: { 'content-length': 50_000_000 } });
      sent.write('a');
      return answerOf(sent).finally(() => sent.destroy());
    };
    expect(await refusal({ sid: '' })).toEqual({ status: 401, code: 'session_missing' });
    expect(await refusal({ sid: sids.customer })).toEqual({ status: 403, code: 'admin_required' });
    expect(await refusal({ sid: sids.editor })).toEqual({ status: 403, code: 'role_required' });
    await filesLeft();
  });

  it('is refused beyond its limit, also when its length was not told', async () => {
    taken.length = 0;
    const piece = Buffer.alloc(1_000_000, 'a');
    const sent = begin();
    const answer = answerOf(sent);
    for (let bytes = 0; bytes <= MAX_BYTES && !sent.destroyed; bytes += piece.length)
      if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), answer]);
    expect(await answer).toEqual({ status: 413, code: 'payload_too_large' });
    sent.destroy();
    expect(taken).toEqual([]);
    await filesLeft();
  });

  it('that breaks off reaches no handler, and leaves nothing behind', async () => {
    taken.length = 0;
    const sent = begin();
    sent.write('Artikelnr;');
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
    sent.destroy();
    await filesLeft();
    expect(taken).toEqual([]);
  });

  it('is refused as another type, and with a query that does not fit', async () => {
    const json = await send('{}', { headers: { 'content-type': 'application/json' } });
    expect(json).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect(await send('a', { query: 'kind=prijzen&filename=a' })).toEqual({
      status: 400,
      code: 'invalid_request',
    });
    const elsewhere = await test.app().then((whole) =>
      whole.inject({
        method: 'POST',
        url: endpoints.products.list.path,
        headers: { 'content-type': 'application/octet-stream', 'x-site-token': tokenOf(site.id) },
        payload: 'a',
      }),
    );
    expect([elsewhere.statusCode, elsewhere.json().error.code]).toEqual([415, 'unsupported_media_type']);
  });
});
