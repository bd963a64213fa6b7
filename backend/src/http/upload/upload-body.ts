import { Readable } from 'node:stream';
import { endpointTable } from '@toonbank/contract';
import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';

const notAccepted = () => new DomainError('unsupported_media_type', `The body must be ${UPLOAD_TYPE}.`);

const isUpload = ({ routeOptions: { config } }: FastifyRequest) =>
  config.endpoint !== undefined && endpointTable.get(config.endpoint)?.kind === 'upload';

/** Leaves the body of an upload unread, for `uploadBody`. No other endpoint takes this type. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(UPLOAD_TYPE, (request, payload, done) => {
    if (isUpload(request)) done(null, payload);
    else done(notAccepted());
  });
}

/** The body of an upload as a stream. @throws DomainError unsupported_media_type */
export function uploadBody({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw notAccepted();
}
