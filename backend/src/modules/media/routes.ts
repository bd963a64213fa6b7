import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { setDetails } from './details.ts';
import { allFolders, makeFolder, removeFolder, renameFolder } from './folders.ts';
import { expectImages } from './library.ts';
import { findImages, imagesIn } from './list-images.ts';
import { logChange } from './log-change.ts';
import { moveImages } from './move-images.ts';
import { removeImages, removeNamed } from './remove-images.ts';
import { replaceImage } from './replace.ts';
import { uploadImage } from './upload.ts';
import { placesOf } from './uses.ts';

const { media } = endpoints;

const MAX_PLACES = 1_000;

/** The image library (docs/behaviour.md §14.5). */
export const mediaRoutes: Implementation[] = [
  implement(media.images, ({ tx, viewer: { site } }, { dir }) => imagesIn(tx, site.id, dir)),
  implement(media.find, ({ tx, viewer: { site } }, request) => findImages(tx, site.id, request)),
  implement(media.places, async ({ tx, viewer: { site } }, { imageID }) => {
    await expectImages(tx, site.id, [imageID]);
    return placesOf(tx, site.id, [imageID], MAX_PLACES);
  }),
  implement(media.dirs, ({ tx, viewer: { site } }) => allFolders(tx, site.id)),
  implement(media.makeDir, async ({ tx, viewer }, { dir }) => {
    await makeFolder(tx, viewer.site.id, dir);
    await logChange(tx, viewer, { action: 'make_folder', target: dir });
    return {};
  }),
  implement(media.removeDir, async ({ tx, viewer }, { dir }) => {
    await removeFolder(tx, viewer.site.id, dir);
    await logChange(tx, viewer, { action: 'remove_folder', target: dir });
    return {};
  }),
  implement(media.renameDir, async ({ tx, viewer }, { dir, newDir }) => {
    await renameFolder(tx, viewer.site.id, dir, newDir);
    await logChange(tx, viewer, { action: 'rename_folder', target: dir, details: { to: newDir } });
    return {};
  }),
  implement(media.removeImage, async ({ tx, viewer }, request) => {
    await removeNamed(tx, viewer, request);
    return {};
  }),
  implement(media.remove, async ({ tx, viewer }, request) => {
    await removeImages(tx, viewer, request);
    return {};
  }),
  implement(media.moveImages, async ({ tx, viewer }, request) => {
    await moveImages(tx, viewer.site.id, request);
    const { imageIDs: images, dir: to } = request;
    await logChange(tx, viewer, { action: 'move_images', target: to, details: { images } });
    return {};
  }),
  implementDetached(media.uploadImage, uploadImage),
  implementDetached(media.replace, replaceImage),
  implementDetached(media.setDetails, setDetails),
];
