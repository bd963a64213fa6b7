import { endpointTable } from '@toonbank/contract';
import type { FastifyInstance } from 'fastify';

/** 100 MB at 1.5 Mbit/s. */
export const UPLOAD_ARRIVAL_MS = 600_000;

/** Ends requests whose body takes longer than `ms`, as Node's own limit does; uploads have Node's, which is longer. */
export function limitArrival(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    const { endpoint } = routeOptions.config;
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || (endpoint && endpointTable.get(endpoint)?.kind === 'upload')) return done();
    const timer = setTimeout(() => {
      const timeout = Object.assign(new Error('The body did not arrive.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      if (!raw.complete) app.server.emit('clientError', timeout, raw.socket);
    }, ms);
    timer.unref();
    const clear = () => clearTimeout(timer);
    raw.once('end', clear);
    reply.raw.once('finish', clear);
    reply.raw.once('close', clear);
    done();
  });
}
