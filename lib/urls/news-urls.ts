export const NEWS = '/nl/nieuws';

/** A news item (docs/behaviour.md §2.1). */
export const newsUrl = ({ slug }: { slug: string }) => `${NEWS}/${encodeURIComponent(slug)}`;
