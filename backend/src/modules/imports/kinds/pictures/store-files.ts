import { openAsBlob } from 'node:fs';
import type { Database, Tx } from '../../../../db/connect.ts';
import { type Import, mediaFolders, productFiles } from '../../../../db/schema/index.ts';
import { and, eq, sql } from '../../../../db/sql.ts';
import { lockLibrary } from '../../../media/library.ts';
import { makeImageOnce } from '../../../media/make-image.ts';
import { findUpload, insertImage, keepImage } from '../../../media/store-image.ts';
import { keepBytes } from '../../../stored-files/keep-bytes.ts';
import { withFile } from '../../file/stored-file.ts';
import { bytesOf, filesOf } from '../../source/zip-files.ts';

/** Pictures of imports are in this folder of the library. */
const FOLDER = 'artikelen';

interface WantedFile extends Record<string, unknown> {
  line: number;
  entity: 'picture' | 'sheet';
  url: string;
  sha: string;
  name: string;
}

const wantedFiles = (database: Database, { siteId, id }: Import): Promise<WantedFile[]> =>
  database.inSite(siteId, async (tx) => {
    const { rows } = await tx.execute<WantedFile>(sql`
      SELECT c.line, c.entity, c.after AS url, l.data ->> 'sha' AS sha, l.data ->> 'file_name' AS name
      FROM import_changes c
      JOIN import_lines l ON l.site_id = c.site_id AND l.import_id = c.import_id AND l.line = c.line
      WHERE c.site_id = ${siteId} AND c.import_id = ${id} AND c.ticked AND c.state = 'open' AND c.after IS NOT NULL
      ORDER BY c.line`);
    return rows;
  });

const lastPart = (path: string) => path.split(/[/\\]/).at(-1) ?? '';

async function folderOf(tx: Tx, siteId: string): Promise<number> {
  const isThis = and(eq(mediaFolders.siteId, siteId), eq(mediaFolders.path, FOLDER));
  const [known] = await tx.select({ id: mediaFolders.id }).from(mediaFolders).where(isThis);
  if (known) return known.id;
  const [made] = await tx
    .insert(mediaFolders)
    .values({ siteId, path: FOLDER })
    .returning({ id: mediaFolders.id });
  return made?.id ?? 0;
}

/** Stores a picture in the library, unless it has one of these bytes. No connection is held while it is made. */
async function storePicture(
  database: Database,
  { siteId, appliedBy }: Import,
  { sha, name }: WantedFile,
  read: () => Promise<Buffer>,
): Promise<void> {
  if (await database.inSite(siteId, (tx) => findUpload(tx, siteId, sha))) return;
  const image = await keepImage(database, siteId, await makeImageOnce(siteId, await read(), sha));
  await database.inSite(siteId, async (tx) => {
    await lockLibrary(tx, siteId);
    if (await findUpload(tx, siteId, sha)) return;
    const folderId = await folderOf(tx, siteId);
    await insertImage(tx, siteId, image, { folderId, filename: lastPart(name), uploadedBy: appliedBy });
  });
}

/** Stores a PDF under the address that its change names. */
async function storeSheet(
  database: Database,
  { siteId, appliedBy }: Import,
  { url, name }: WantedFile,
  read: () => Promise<Buffer>,
): Promise<void> {
  const path = lastPart(url);
  const isThis = and(eq(productFiles.siteId, siteId), eq(productFiles.path, path));
  if (await database.inSite(siteId, (tx) => tx.$count(productFiles, isThis))) return;
  const [stored] = await keepBytes(database, siteId, [await read()]);
  await database.inSite(siteId, (tx) =>
    tx
      .insert(productFiles)
      .values({ siteId, path, ...stored, filename: lastPart(name).slice(0, 200), uploadedBy: appliedBy })
      .onConflictDoNothing(),
  );
}

/** Stores the files that an import's changes name, one at a time. An undo names what is stored already. */
export async function storeFiles(database: Database, row: Import): Promise<void> {
  if (row.undoOf !== null) return;
  const wanted = await wantedFiles(database, row);
  if (wanted.length === 0) return;
  await withFile(database, row, async (path) => {
    const zip = await openAsBlob(path);
    const files = new Map((await filesOf(zip)).map((file) => [file.line, file]));
    for (const one of wanted) {
      const file = files.get(one.line);
      if (!file) continue;
      const store = one.entity === 'sheet' ? storeSheet : storePicture;
      await store(database, row, one, () => bytesOf(zip, file));
    }
  });
}
