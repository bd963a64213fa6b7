import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the bucket answers. `cut`: it breaks the connection off; `silent`: it takes the call and never answers. */
type Manner = 'right' | 'cut' | 'silent' | 'half' | 403 | 500;

/** A bucket that stores what it is given and misbehaves when it is told to. It checks no signature. */
export async function startBadBucket() {
  const objects = new Map<string, Buffer>();
  let manner: Manner = 'right';
  let putsUntilCut = Number.POSITIVE_INFINITY;
  let puts = 0;
  let waiting = 0;
  let onPut: () => unknown = () => {};
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    if (request.method === 'PUT') {
      puts += 1;
      await onPut();
    }
    const isCut = manner === 'cut' || puts > putsUntilCut;
    if (isCut) return void request.socket.destroy();
    if (manner === 'silent') {
      waiting += 1;
      return;
    }
    if (typeof manner === 'number') return void response.writeHead(manner).end('<Error/>');
    if (request.method === 'PUT') {
      objects.set(path, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    const bytes = objects.get(path);
    if (!bytes) return void response.writeHead(404).end('<Error/>');
    response.writeHead(200, { 'content-length': bytes.byteLength });
    if (manner === 'half') {
      response.write(bytes.subarray(0, bytes.byteLength / 2));
      return void setImmediate(() => request.socket.destroy());
    }
    return void response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      MEDIA_STORE: 's3',
      MEDIA_S3_URL: `http://127.0.0.1:${port}/winkel`,
      MEDIA_S3_KEY_ID: 'key',
      MEDIA_S3_SECRET: 'secret',
    },
    objects,
    behave(next: Manner) {
      manner = next;
      waiting = 0;
    },
    /** Breaks off after so many more uploads. */
    cutAfter(more: number) {
      putsUntilCut = puts + more;
    },
    puts: () => puts,
    /** Calls that got no answer since it was told to be silent. */
    waiting: () => waiting,
    /** Calls `work` for each upload, and waits for it before the upload is stored. */
    onPut(work: () => unknown) {
      onPut = work;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
