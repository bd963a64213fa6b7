export const NEWS_PATH = '/nl/nieuws';

/** `/nl/nieuws/{slug}` (docs/behaviour.md §2.1). */
export const newsUrl = ({ slug }: { slug: string }): string => `${NEWS_PATH}/${encodeURIComponent(slug)}`;
