import { z } from 'zod';
import { imageAlt } from './content.ts';
import { done, endpoint } from './define.ts';
import { id, text } from './fields.ts';

const groupFields = {
  id,
  site_label: z.string(),
  /** Public path below the language: `c/hygienepapier/toiletpapier`. */
  path: z.string(),
  permalink: z.string(),
  /** Its first digit, 1, 2 or 3, is the column in the mega menu (docs/behaviour.md §3.2). */
  sort_order: z.number(),
  image: z.string(),
  foto: z.string(),
  /** Number of products in its subtree. */
  product_count: z.number(),
};

export interface WireProductGroup {
  id: number;
  site_label: string;
  path: string;
  permalink: string;
  sort_order: number;
  image: string;
  foto: string;
  product_count: number;
  subgroups: WireProductGroup[];
}
export const productGroup: z.ZodType<WireProductGroup> = z.lazy(() =>
  z.object({ ...groupFields, subgroups: z.array(productGroup) }),
);

/** A group on its own page: its texts and its breadcrumbs, from the top. */
export const productGroupPage = z.object({
  ...groupFields,
  image_alt: imageAlt,
  foto_alt: imageAlt,
  /** Sanitised HTML, like `content_bottom`: a sentence or two. */
  content_top: z.string(),
  content_bottom: z.string(),
  html_title: z.string(),
  html_description: z.string(),
  subgroups: z.array(productGroup),
  breadcrumbs: z.array(z.object({ id, site_label: z.string(), path: z.string() })),
});

export const productGroups = {
  byPath: endpoint({
    path: '/v1/productgroups/get_productgroup_by_path',
    access: 'site',
    mutates: false,
    request: z.object({ path: text(300).min(1) }),
    response: productGroupPage,
    summary: 'The group that lives on a path.',
  }),
  tree: endpoint({
    path: '/v1/productgroups/get_productgroups/:id',
    methods: ['GET'],
    access: 'site',
    mutates: false,
    request: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    response: z.array(productGroup),
    summary: 'The groups below one, nested; 0 is the root.',
  }),
  updateImage: endpoint({
    path: '/v1/cmsfront/update_productgroup_image',
    access: 'admin',
    permission: 'content.publish',
    mutates: true,
    request: z.object({ id, image: text(300) }),
    response: done,
    summary: 'Another picture for a group.',
  }),
};
