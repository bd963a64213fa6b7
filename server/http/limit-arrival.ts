import type { IncomingMessage } from 'node:http';
import { UPLOAD_PATHS } from '../../lib/routing/upload-paths.ts';

const isUpload = (url = '') => UPLOAD_PATHS.some((path) => url.startsWith(path));

/** Ends a request whose body takes longer than `ms`, as Node's own limit does; uploads have Node's, which is longer. */
export const limitArrival =
  (ms: number) =>
  (request: IncomingMessage): void => {
    const { headers, socket, url } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload(url)) return;
    const timer = setTimeout(() => {
      if (!request.complete && socket.writable)
        socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
    }, ms);
    timer.unref();
    request.once('end', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
  };
