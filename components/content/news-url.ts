export const NEWS_PATH = '/nl/nieuws';

/** `/nl/nieuws/{slug}` (decisions). */
export const newsUrl = ({ slug }: { slug: string }): string => `${NEWS_PATH}/${encodeURIComponent(slug)}`;
