import type { Database } from '../../db/connect.ts';
import { ObjectFault } from '../../db/object-store.ts';
import { DomainError } from '../../http/errors.ts';
import type { StoredBytes } from './keep-bytes.ts';

const RETRY_AFTER_S = 3;

/**
 * The bytes of a row, wherever they are. Call it without a connection: a bucket may need seconds.
 * @throws DomainError unavailable, with Retry-After; also when the object is gone or has other bytes, because its row says
 * that it exists
 */
export async function readBytes(
  { objects }: Pick<Database, 'objects'>,
  siteId: string,
  { bytes, object }: StoredBytes,
): Promise<Buffer> {
  if (bytes) return bytes;
  try {
    if (object && objects) return await objects.read(siteId, object);
    throw new ObjectFault('read', 'not_set', 'Bytes are outside the database, and no place is set up.');
  } catch (error) {
    if (!(error instanceof ObjectFault)) throw error;
    const failure = new DomainError('unavailable', 'The file can not be read now.', undefined, RETRY_AFTER_S);
    failure.cause = error;
    throw failure;
  }
}
