import { z } from 'zod';
import { done, endpoint } from './define.ts';
import type { AdminRole } from './editing/roles.ts';
import { fileName, folder, lang, text } from './fields.ts';

const html = text(200_000);

/** A call that changes content; GET is answered too, POST is what our client uses (docs/behaviour.md §5.6). */
const cmsCall = <Req extends z.ZodType, Res extends z.ZodType>(
  path: string,
  request: Req,
  response: Res,
  summary: string,
  role: AdminRole = 'editor',
) =>
  endpoint({
    path: `/v1/cmsfront/${path}`,
    methods: ['POST', 'GET'],
    access: 'admin',
    role,
    mutates: true,
    request,
    response,
    summary,
  });

const saved = z.object({ version: z.number() });

export const cms = {
  images: endpoint({
    path: '/v1/cmsfront/get_images',
    access: 'admin',
    mutates: false,
    request: z.object({ dir: folder.default('') }),
    response: z.object({
      dirs: z.array(z.string()),
      images: z.array(
        z.object({
          filename: z.string(),
          url: z.string(),
          width: z.number(),
          height: z.number(),
          bytes: z.number(),
        }),
      ),
    }),
    summary: 'Folders and images of the media library.',
  }),
  makeDir: cmsCall('make_dir', z.object({ dir: folder }), done, 'A new folder.'),
  removeDir: cmsCall('remove_dir', z.object({ dir: folder }), done, 'Remove an empty folder.'),
  removeImage: cmsCall(
    'remove_image',
    z.object({ filename: fileName, dir: folder }),
    done,
    'Remove an image.',
  ),
  linkContentPage: cmsCall(
    'link_content_page',
    z.object({
      id: z.coerce.number().int().positive(),
      table: text(40),
      rowId: z.coerce.number().int().positive(),
    }),
    done,
    'Tie a content page to a row, e.g. a product group.',
    'publisher',
  ),
  updateContentPage: cmsCall(
    'update_content_page',
    z.object({
      id: z.coerce.number().int().positive(),
      content: html.optional(),
      image: text(300).optional(),
      lang: lang.default('nl'),
      version: z.coerce.number().int().optional(),
    }),
    saved,
    'Save a content page; an older version than the stored one answers 409.',
    'publisher',
  ),
  updateContentSlider: cmsCall(
    'update_content_slider',
    z.object({
      id: z.coerce.number().int().positive(),
      content: html,
      lang: lang.default('nl'),
      version: z.coerce.number().int().optional(),
    }),
    saved,
    'Save a slide.',
    'publisher',
  ),
  uploadImage: endpoint({
    path: '/v1/cmsfront/upload_image',
    access: 'admin',
    mutates: true,
    request: z.object({ base64: text(14_000_000), filename: text(200), type: text(60), dir: folder }),
    response: z.object({ filename: z.string(), url: z.string(), width: z.number(), height: z.number() }),
    summary: 'Upload an image; it is re-encoded and gets a name of its own.',
  }),
};
