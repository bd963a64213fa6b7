import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import { fileName, folder, id, lineText, page, text } from '../fields.ts';
import { cmsCall } from './cms-call.ts';
import { MAX_IMAGE_BYTES } from './image-limits.ts';
import { contentKindNames } from './kinds.ts';

/** The other fields of an upload, and the start of a data URL. */
const ROOM_FOR_FIELDS = 50_000;
const MAX_UPLOAD_BODY = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + ROOM_FOR_FIELDS;

/** Of one call that moves or removes several. */
const MAX_IMAGES_PER_CALL = 200;

const MAX_ALT = 300;

/** Path of a folder; empty: the library itself. `Foto` and `foto` are the same folder. */
const dir = folder.toLowerCase();
/** A folder that has a name: the library itself can't be removed or renamed. */
const namedFolder = dir.min(1);

/** A file in base64, or a data URL as `FileReader` writes it; its size is checked where it is decoded. */
const base64 = text(MAX_UPLOAD_BODY).min(1);

const imageIDs = z.array(id).min(1).max(MAX_IMAGES_PER_CALL);

/** In percent of width and height, from the upper left corner. */
const focalPoint = z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) });

const variant = z.object({
  url: z.string(),
  type: z.enum(['image/avif', 'image/webp']),
  width: z.number(),
  height: z.number(),
  /** The whole image, or its part around the focal point. */
  ratio: z.enum(['whole', '1:1', '4:3', '16:9']),
});

const image = z.object({
  id,
  filename: z.string(),
  dir: z.string(),
  url: z.string(),
  /** 0 for a drawing, which has no size of its own; like `height`. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alt: z.string(),
  /** The image tells nothing that the text does not: it needs no `alt`. */
  decorative: z.boolean(),
  focal: focalPoint.nullable(),
  variants: z.array(variant),
  /** Name of the admin who uploaded it; empty for images that came with the shop. */
  uploaded_by: z.string(),
});

/** A place that shows an image, or will when it is published. */
const place = z.object({
  kind: z.enum([...contentKindNames, 'product']),
  id,
  /** By which an editor knows it. */
  title: z.string(),
  state: z.enum(['live', 'draft', 'planned']),
  /** Of a page or a group its path, of news and products the slug; empty for a slide. */
  path: z.string(),
  /** Of a page: the menu that it is in. */
  menu: z.string(),
});

/** The image library of a site (docs/behaviour.md §14.5). */
export const media = {
  images: endpoint({
    path: '/v1/cmsfront/get_images',
    access: 'admin',
    permission: 'images.write',
    mutates: false,
    request: z.object({ dir: dir.default('') }),
    response: z.object({ dirs: z.array(z.string()), images: z.array(image) }),
    summary: 'Folders and images in a folder of the library.',
  }),
  makeDir: cmsCall('make_dir', z.object({ dir: namedFolder }), done, 'A new folder.'),
  removeDir: cmsCall('remove_dir', z.object({ dir: namedFolder }), done, 'Remove an empty folder.'),
  removeImage: cmsCall(
    'remove_image',
    z.object({ filename: fileName.toLowerCase(), dir }),
    done,
    'Remove an image that is not used; `fields` of the refusal name the places.',
    'content.publish',
  ),
  uploadImage: endpoint({
    path: '/v1/cmsfront/upload_image',
    access: 'admin',
    permission: 'images.write',
    mutates: true,
    maxBodyBytes: MAX_UPLOAD_BODY,
    request: z.object({ base64, filename: text(200), type: text(60), dir }),
    response: image,
    summary: 'Upload an image. One that the library has already is answered as it is there.',
  }),
  find: endpoint({
    path: '/v1/cmsfront/find_images',
    access: 'admin',
    permission: 'images.write',
    mutates: false,
    request: z.object({
      page: page.default(0),
      pageSize: z.number().int().min(1).max(96).default(24),
      /** Absent: in all folders. */
      dir: dir.optional(),
      /** URL of an image: without `dir`, the images of its folder, where the library has it. */
      near: text(300).optional(),
      /** Part of the file name or of the alternative text. */
      search: lineText(100).default(''),
      unused: z.boolean().default(false),
      /** Without alternative text, and not decorative. */
      missingAlt: z.boolean().default(false),
    }),
    response: z.object({
      num_found: z.number(),
      start: z.number(),
      /** Of the folder that was searched; null: all of them. */
      dir: z.string().nullable(),
      images: z.array(image.extend({ places: z.number() })),
    }),
    summary:
      'Our addition: images of a folder or of all, newest first, logos of brands last; with the number of places of each.',
  }),
  places: endpoint({
    path: '/v1/cmsfront/get_image_places',
    access: 'admin',
    permission: 'images.write',
    mutates: false,
    request: z.object({ imageID: id }),
    response: z.array(place),
    summary: 'Our addition: the places that show an image.',
  }),
  dirs: endpoint({
    path: '/v1/cmsfront/get_dirs',
    access: 'admin',
    permission: 'images.write',
    mutates: false,
    request: nothing,
    response: z.array(
      z.object({
        dir: z.string(),
        /** Directly in it. */
        images: z.number(),
      }),
    ),
    summary: 'Our addition: all folders of the library by their paths, with their numbers of images.',
  }),
  renameDir: endpoint({
    path: '/v1/cmsfront/rename_dir',
    access: 'admin',
    permission: 'content.write',
    mutates: true,
    request: z.object({ dir: namedFolder, newDir: namedFolder }),
    response: done,
    summary: 'Our addition: another path for a folder and all folders in it.',
  }),
  moveImages: endpoint({
    path: '/v1/cmsfront/move_images',
    access: 'admin',
    permission: 'content.write',
    mutates: true,
    request: z.object({ imageIDs, dir }),
    response: done,
    summary: 'Our addition: move images to a folder; their URLs stay.',
  }),
  setDetails: endpoint({
    path: '/v1/cmsfront/set_image_details',
    access: 'admin',
    permission: 'images.write',
    mutates: true,
    request: z.object({
      imageID: id,
      alt: lineText(MAX_ALT).optional(),
      decorative: z.boolean().optional(),
      /** Null: no focal point. */
      focal: focalPoint.nullable().optional(),
    }),
    response: image,
    summary: 'Our addition: alternative text, and the point that stays visible in every crop.',
  }),
  replace: endpoint({
    path: '/v1/cmsfront/replace_image',
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    maxBodyBytes: MAX_UPLOAD_BODY,
    request: z.object({ imageID: id, base64 }),
    response: image,
    summary: 'Our addition: another picture in every place that shows this one.',
  }),
  remove: endpoint({
    path: '/v1/cmsfront/remove_images',
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    request: z.object({ imageIDs, force: z.boolean().default(false) }),
    response: done,
    summary:
      'Our addition: remove images, all or none. Used ones only with `force`; else `fields` name the places.',
  }),
};
export type WireImage = z.infer<typeof image>;
export type WireImagePlace = z.infer<typeof place>;
