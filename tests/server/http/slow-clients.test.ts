import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SingleFlight } from '../../../server/page-cache/single-flight.ts';
import { type Answer, KEPT, running, sendHtml } from './running.ts';

const PAGE = `<html><body>${'<p>papier</p>'.repeat(200)}</body></html>`;
/** More than the kernel buffers for a client that does not read. */
const LARGE = Buffer.alloc(16 * 1_048_576, 'x');

const sockets: Socket[] = [];
let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await stop();
});

/** A request that waits for the page of another one would go on after 5 s, and the test would not see that it waited. */
const waitForEver = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

async function start(...args: Parameters<typeof running>) {
  const server = await running(...args);
  stop = server.close;
  return server;
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: demo.test\r\n\r\n`;

/** A client that sends everything at once and reads nothing. */
async function stalled(port: number, ...paths: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(paths.map(ask).join(''));
  return socket;
}

/** Answers with a large file, an uncached page, another uncached answer, or a cached page. */
function shop() {
  const asked: string[] = [];
  const seen = new Map<string, () => void>();
  const next: Parameters<typeof running>[0] = async ({ url = '' }, response) => {
    asked.push(url);
    seen.get(url)?.();
    if (url === '/large') {
      response.setHeader('content-type', 'application/octet-stream');
      response.end(LARGE);
    } else if (url.startsWith('/theme')) {
      response.setHeader('content-type', 'application/json');
      // Writes like a Next stream: it continues when the client has read the previous part.
      if (!response.write(Buffer.alloc(200_000))) await once(response, 'drain');
      response.end('{}');
    } else if (url.startsWith('/nl/zoeken')) {
      sendHtml(response, PAGE, { 'cache-control': 'private, no-store' });
    } else sendHtml(response, PAGE, KEPT);
  };
  const untilAsked = (path: string) => new Promise<void>((resolve) => seen.set(path, resolve));
  return { next, asked, untilAsked };
}

describe('a client that reads nothing', () => {
  it.each(['/nl/zoeken/papier', '/theme/menu', '/nl/c/papier'])(
    'delays no other visitor who asks for %s',
    async (path) => {
      waitForEver();
      const { next, untilAsked } = shop();
      const { port, get } = await start(next);
      const reached = untilAsked(path);
      await stalled(port, '/large', path);
      await reached;
      const answers = await Promise.all(Array.from({ length: 60 }, () => get(path)));
      expect(answers.map(({ status }: Answer) => status)).toEqual(Array(60).fill(200));
    },
  );

  it('is disconnected after a while, and one that waits for the server is not', async () => {
    const { next } = shop();
    let finish = () => {};
    const { port, get, server } = await start(
      async (request, response) => {
        if (request.url !== '/slow') return next(request, response);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        response.end('made');
      },
      {},
      { stallMs: 100 },
    );
    const slow = get('/slow');
    await once(server, 'connection');
    const connected = once(server, 'connection');
    await stalled(port, '/large');
    const [serverEnd] = (await connected) as [Socket];
    await once(serverEnd, 'close');
    finish();
    expect((await slow).body.toString()).toBe('made');
  });

  it('may send only a few requests before it reads', async () => {
    const { next, asked } = shop();
    const { port, get } = await start(next, {}, { maxPipelined: 5 });
    const paths = Array.from({ length: 300 }, (_, i) => `/nl/zoeken/doel-${i}`);
    const greedy = await stalled(port, '/large', ...paths);
    // It is reset, which is an error to it.
    await new Promise((resolve) => greedy.resume().once('close', resolve));
    expect(asked.filter((url) => url.startsWith('/nl/zoeken')).length).toBeLessThanOrEqual(4);
    expect((await get('/nl/c/papier')).status).toBe(200);
  });
});

describe('requests for a page that is being made', () => {
  it('do not wait for one another where the last answer was not cacheable', async () => {
    waitForEver();
    let asked = 0;
    const release: (() => void)[] = [];
    const { get } = await start(async (_, response) => {
      asked += 1;
      // Answers none of the sixty requests before all of them have arrived.
      if (asked > 1) {
        await new Promise<void>((resolve) => {
          release.push(resolve);
          if (release.length === 60) for (const go of release) go();
        });
      }
      sendHtml(response, PAGE);
    });
    await get('/nl/zoeken/papier');
    const answers = await Promise.all(Array.from({ length: 60 }, () => get('/nl/zoeken/papier')));
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  });

  it('share it again after an edit, when it was cached the last time', async () => {
    let generation = 0;
    let made = 0;
    const { get } = await start(
      async (_, response) => {
        made += 1;
        await new Promise((resolve) => setImmediate(resolve));
        sendHtml(response, PAGE, KEPT);
      },
      { generation: () => generation, changedAt: () => generation },
    );
    await get('/');
    generation = 1;
    await Promise.all(Array.from({ length: 60 }, () => get('/')));
    expect(made).toBe(2);
  });

  it('are refused when a thousand wait already', async () => {
    const flights = new SingleFlight();
    const { land } = flights.begin('/');
    const waiting = Array.from({ length: 1000 }, () => flights.join('/'));
    expect(await flights.join('/')).toBe(false);
    land(true);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
    expect(await flights.join('/')).toBe(true);
    expect(flights.waiting).toBe(0);
  });
});
