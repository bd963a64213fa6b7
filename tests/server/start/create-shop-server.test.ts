import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createShopServer, type ShopServer } from '../../../server/start/create-shop-server.ts';

let shop: ShopServer;
afterEach(() => shop.server.closeAllConnections());

async function open(limits: Parameters<typeof createShopServer>[0]): Promise<Socket> {
  shop = createShopServer(limits);
  shop.listen((request, response) => void request.resume().once('end', () => response.end('made')));
  await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
  const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

describe('the server', () => {
  // Node checks every 30 seconds by default: these tests would wait that long.
  it('disconnects a client whose headers do not arrive in time', async () => {
    const socket = await open({ headersTimeoutMs: 100, checkIntervalMs: 20 });
    socket.write('GET / HTTP/1.1\r\nhost: a');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('disconnects a client whose body does not arrive in time', async () => {
    const socket = await open({ headersTimeoutMs: 100, requestTimeoutMs: 100, checkIntervalMs: 20 });
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\na');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('checks connections every second', async () => {
    const socket = await open({ headersTimeoutMs: 100 });
    socket.write('GET / HTTP/1.1\r\nhost: a');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('closes a connection only when the answer under way has ended', async () => {
    shop = createShopServer();
    const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
    shop.listen(async (_, response) => {
      response.write('first ');
      await goOn;
      response.end('last');
    });
    await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
    const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const [begun] = (await once(socket, 'data')) as [Buffer];
    expect(begun.toString()).toContain('keep-alive');
    const drained = shop.drain();
    finish();
    expect(await readToEnd(socket)).toContain('last');
    await drained;
  });

  it('sends a slow reader the whole answer before it stops', async () => {
    const bytes = 16 * 1_048_576;
    shop = createShopServer();
    shop.listen((_, response) => void response.end(Buffer.alloc(bytes, 'x')));
    await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
    const asked = once(shop.server, 'request');
    const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await asked;
    const drained = shop.drain();
    expect((await readToEnd(socket)).length).toBeGreaterThan(bytes);
    await drained;
  });
});
