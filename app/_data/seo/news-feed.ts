import 'server-only';
import { siteOrigin } from '@/lib/seo/origin';
import { type RssItem, rssFeed } from '@/lib/seo/rss';
import { NEWS, NEWS_FEED, newsUrl } from '@/lib/urls/news-urls';
import { LANGUAGE } from '@/lib/urls/page-urls';
import { found as words } from '@/locales/nl/search-engines';
import type { Tenant } from '@/tenants/types';
import { getNews } from '../content';
import { SHARED } from './draw';
import { sharedPicture } from './media';

/** Feed readers keep what they have seen. */
const MAX_ITEMS = 50;

const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The picture as networks get it: a drawing is painted in their size, a photo has its own. */
function pictureOf(origin: string, image: string): RssItem['picture'] {
  const path = sharedPicture(image);
  const type = types[path?.split('.').at(-1) ?? ''];
  if (!path || !type) return undefined;
  return { url: origin + path, type, ...(path !== image && SHARED) };
}

/** The latest news of a site as RSS. */
export async function newsFeed(tenant: Tenant): Promise<string> {
  const origin = siteOrigin(tenant);
  const items = (await getNews(tenant.id)).slice(0, MAX_ITEMS);
  return rssFeed({
    title: words.feed(tenant.name),
    description: words.news(tenant.name),
    url: origin + NEWS,
    feedUrl: origin + NEWS_FEED,
    language: LANGUAGE,
    items: items.map(({ title, intro, published, image, ...item }) => ({
      ...{ title, summary: intro, published, url: origin + newsUrl(item) },
      picture: pictureOf(origin, image),
    })),
  });
}
