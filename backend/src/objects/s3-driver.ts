import { setTimeout } from 'node:timers/promises';
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import { DriverFault, type ObjectDriver } from './driver.ts';

export interface S3Settings {
  /** With the bucket: https://host/bucket. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Until the last byte has arrived. The storefront waits for 10 seconds, and asks again within them. */
const READ_MS = 3_000;
/** Of a picture: less than the storefront waits for an upload. A large file has a second more for each 500 KB. */
const WRITE_MS = 4_000;
const WRITE_BYTES_PER_MS = 500;
/** Services answer a write with 500 or 503 now and then, and mean: again. */
const AGAIN_AFTER_MS = 300;

function explain(error: unknown): DriverFault {
  if (error instanceof S3ServiceError) {
    const isRefused = error.status === 401 || error.status === 403;
    return new DriverFault(isRefused ? 'refused' : 'error', error.message, error);
  }
  if (error instanceof Error && error.name === 'TimeoutError')
    return new DriverFault('timeout', 'The bucket did not answer in time.', error);
  if (error instanceof S3NetworkError || error instanceof TypeError)
    return new DriverFault('away', 'The bucket can not be reached.', error);
  return new DriverFault('error', error instanceof Error ? error.message : String(error), error);
}

const isWorthAgain = ({ reason, cause }: DriverFault) =>
  reason === 'away' || (cause instanceof S3ServiceError && cause.status >= 500);

/** Keeps objects in a bucket of an S3-compatible service. */
export function s3Driver({ url, region, keyId, secret }: S3Settings): ObjectDriver {
  const client = (requestAbortTimeout: number) =>
    new S3mini({
      ...{ accessKeyId: keyId, secretAccessKey: secret },
      ...{ endpoint: url, region, requestAbortTimeout },
    });
  const reader = client(READ_MS);

  async function put(key: string, bytes: Buffer): Promise<void> {
    try {
      const answer = await client(WRITE_MS + Math.ceil(bytes.byteLength / WRITE_BYTES_PER_MS)).putObject(
        key,
        bytes,
      );
      // Frees the connection.
      await answer.arrayBuffer();
    } catch (error) {
      throw explain(error);
    }
  }
  return {
    put: (key, bytes) =>
      put(key, bytes).catch(async (fault: DriverFault) => {
        if (!isWorthAgain(fault)) throw fault;
        await setTimeout(AGAIN_AFTER_MS);
        return put(key, bytes);
      }),
    async get(key) {
      try {
        const bytes = await reader.getObjectArrayBuffer(key);
        return bytes === null ? undefined : Buffer.from(bytes);
      } catch (error) {
        throw explain(error);
      }
    },
    async remove(key) {
      try {
        await reader.deleteObject(key);
      } catch (error) {
        throw explain(error);
      }
    },
  };
}
