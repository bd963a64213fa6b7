import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../db/connect.ts';
import { type Import, importParts } from '../../../db/schema/index.ts';
import { and, asc, eq, gt } from '../../../db/sql.ts';

const PART_BYTES = 1_000_000;

type ImportKey = Pick<Import, 'siteId' | 'id'>;

/** Stores the bytes of a file in parts, each in a transaction of its own: no statement is large. */
export async function storeFile(database: Database, { siteId, id }: ImportKey, path: string): Promise<void> {
  let part = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
    const bytes = chunk as Buffer;
    await database.inSite(siteId, (tx) =>
      tx.insert(importParts).values({ siteId, importId: id, part, bytes }),
    );
    part += 1;
  }
}

/** Gives `work` the path of a copy of the stored file, which is removed afterwards. */
export async function withFile<T>(
  database: Database,
  { siteId, id }: ImportKey,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'toonbank-import-'));
  const path = join(folder, 'file');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      for (let last = -1; ; ) {
        const [next] = await database.inSite(siteId, (tx) =>
          tx
            .select()
            .from(importParts)
            .where(
              and(eq(importParts.siteId, siteId), eq(importParts.importId, id), gt(importParts.part, last)),
            )
            .orderBy(asc(importParts.part))
            .limit(1),
        );
        if (!next) break;
        await file.write(next.bytes);
        last = next.part;
      }
    } finally {
      await file.close();
    }
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
