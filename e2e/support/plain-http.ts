import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Ask {
  /** Name of the host, without port. */
  host: string;
  path: string;
  cookie?: string;
  /** Posted as JSON. */
  body?: object;
}
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Sends requests to one server under several host names, over connections that the hosts share, like a
 * proxy.
 */
export function plainHttp(port: number, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const ask = ({ host, path, cookie, body }: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = body && JSON.stringify(body);
      const call = request(
        {
          agent,
          port,
          path,
          host: 'localhost',
          method: sent ? 'POST' : 'GET',
          headers: {
            host: `${host}:${port}`,
            ...(cookie && { cookie }),
            ...(sent && {
              origin: `http://${host}:${port}`,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(sent),
            }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(sent);
    });
  return { ask, close: () => agent.destroy() };
}
