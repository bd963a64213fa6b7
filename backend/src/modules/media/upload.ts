import type { WireImage } from '@toonbank/contract';
import type { Call } from '../../http/implement.ts';
import { decodeBase64 } from './decode-base64.ts';
import { folderIdOf, lockLibrary, wireImage } from './library.ts';
import { logChange } from './log-change.ts';
import { makeImageOnce, sha256Of } from './make-image.ts';
import { findUpload, insertImage, keepImage } from './store-image.ts';

interface Upload {
  base64: string;
  filename: string;
  dir: string;
}

/**
 * Stores an uploaded image, re-encoded. The same file is stored once: its second upload answers the first one, wherever
 * that is. No connection is held while the image is made.
 * @throws DomainError not_found for an unknown folder; see `decodeBase64`, `makeImageOnce` and `keepBytes`
 */
export async function uploadImage(call: Call, { base64, filename, dir }: Upload): Promise<WireImage> {
  const { database, viewer } = call;
  const siteId = viewer.site.id;
  const bytes = decodeBase64(base64);
  const sha256 = sha256Of(bytes);
  const known = await database.inSite(siteId, async (tx) => {
    await folderIdOf(tx, siteId, dir);
    const id = await findUpload(tx, siteId, sha256);
    return id && wireImage(tx, siteId, id);
  });
  if (known) return known;
  const image = await keepImage(database, siteId, await makeImageOnce(siteId, bytes, sha256));
  return database.inSite(siteId, async (tx) => {
    await lockLibrary(tx, siteId);
    const folderId = await folderIdOf(tx, siteId, dir);
    const stored = await findUpload(tx, siteId, sha256);
    if (stored) return wireImage(tx, siteId, stored);
    const uploadedBy = viewer.admin?.adminId ?? null;
    const id = await insertImage(tx, siteId, image, { folderId, filename, uploadedBy });
    await logChange(tx, viewer, { action: 'upload_image', target: id });
    return wireImage(tx, siteId, id);
  });
}
