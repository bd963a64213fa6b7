import type { BlogKind, BlogLists } from '@toonbank/contract/blog/kinds';

/** Recipes, videos and blogs. Apart from `page-urls.ts`, which every page loads. */
export const BLOG = '/nl/recepten-en-videos';

/** A recipe, a video or a blog. */
export const blogUrl = ({ slug }: { slug: string }) => `${BLOG}/${encodeURIComponent(slug)}`;

const blogLists: BlogLists = { recipe: 'recepten', video: 'videos', blog: 'blogs' };

/** The list of one kind. */
export const blogListUrl = (kind: BlogKind) => `${BLOG}/${blogLists[kind]}`;
