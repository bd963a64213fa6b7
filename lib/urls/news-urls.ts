/** News. Apart from `page-urls.ts`, which every page loads. */
export const NEWS = '/nl/nieuws';

/** A news item (docs/behaviour.md §2.1). */
export const newsUrl = ({ slug }: { slug: string }) => `${NEWS}/${encodeURIComponent(slug)}`;

/** The news of one year. */
export const newsYearUrl = (year: string) => `${NEWS}/${year}`;

/** The latest news as RSS. */
export const NEWS_FEED = `${NEWS}/rss.xml`;
