import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { setDetails } from './details.ts';
import { makeFolder, removeFolder, renameFolder } from './folders.ts';
import { expectImages } from './library.ts';
import { findImages, imagesIn } from './list-images.ts';
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
  implement(media.makeDir, async ({ tx, viewer: { site } }, { dir }) => {
    await makeFolder(tx, site.id, dir);
    return {};
  }),
  implement(media.removeDir, async ({ tx, viewer: { site } }, { dir }) => {
    await removeFolder(tx, site.id, dir);
    return {};
  }),
  implement(media.renameDir, async ({ tx, viewer: { site } }, { dir, newDir }) => {
    await renameFolder(tx, site.id, dir, newDir);
    return {};
  }),
  implement(media.removeImage, async ({ tx, viewer: { site } }, request) => {
    await removeNamed(tx, site.id, request);
    return {};
  }),
  implement(media.remove, async ({ tx, viewer: { site } }, request) => {
    await removeImages(tx, site.id, request);
    return {};
  }),
  implement(media.moveImages, async ({ tx, viewer: { site } }, request) => {
    await moveImages(tx, site.id, request);
    return {};
  }),
  implementDetached(media.uploadImage, uploadImage),
  implementDetached(media.replace, replaceImage),
  implementDetached(media.setDetails, setDetails),
];
