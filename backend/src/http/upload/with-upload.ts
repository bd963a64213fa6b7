import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../errors.ts';

/** The raw body of an upload, as a file that only our own user can read. It is removed when the handler has ended. */
export interface UploadedFile {
  path: string;
  bytes: number;
}

/** A process that was killed leaves its files behind. */
const EXPIRY_MS = 3_600_000;

const tooLarge = (maxBytes: number) =>
  new DomainError('payload_too_large', `The file may have ${maxBytes} bytes.`);

/** Passes bytes on up to a limit. */
function counting(maxBytes: number, file: UploadedFile): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      file.bytes += piece.length;
      done(file.bytes > maxBytes ? tooLarge(maxBytes) : null, piece);
    },
  });
}

/** Removes the files of processes that were killed. */
async function removeOldUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > EXPIRY_MS) await rm(path, { force: true });
  }
}

/**
 * Streams a body into a file, has it worked on, and removes it, whatever happens.
 * @throws DomainError payload_too_large; invalid_request when the body breaks off
 */
export async function withUpload<T>(
  body: Readable,
  { folder, maxBytes }: { folder: string; maxBytes: number },
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOldUploads(folder);
  const file = { path: join(folder, randomUUID()), bytes: 0 };
  try {
    await pipeline(
      body,
      counting(maxBytes, file),
      createWriteStream(file.path, { flags: 'wx', mode: 0o600 }),
    ).catch((error: unknown) => {
      if (error instanceof DomainError || !isBrokenOff(error)) throw error;
      throw new DomainError('invalid_request', 'The body broke off.');
    });
    return await work(file);
  } finally {
    await rm(file.path, { force: true });
  }
}

const isBrokenOff = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'].includes(String(error.code));
