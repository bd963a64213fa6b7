import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A bucket on a real server that speaks S3, in a folder of its own. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'toonbank-bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'winkel', configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      MEDIA_STORE: 's3',
      MEDIA_S3_URL: `http://127.0.0.1:${port}/winkel`,
      // The ones that this server knows.
      MEDIA_S3_KEY_ID: 'S3RVER',
      MEDIA_S3_SECRET: 'S3RVER',
    },
    /** `<prefix>/<site>/<hash>` of all objects. */
    keys: () =>
      readdirSync(join(directory, 'winkel'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', ''))
        .sort(),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
export type Bucket = Awaited<ReturnType<typeof startBucket>>;
