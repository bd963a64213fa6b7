import type { Metadata } from 'next';
import type { NewsItem } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { siteOrigin } from '@/lib/seo/origin';
import { NEWS, NEWS_FEED, newsUrl, newsYearUrl } from '@/lib/urls/news-urls';
import { news } from '@/locales/nl/news';
import { found as words } from '@/locales/nl/search-engines';
import type { Tenant } from '@/tenants/types';
import { sharedPicture } from './media';
import { type PageFacts, pageMetadata } from './metadata';

/** Names the feed on every page of the news. */
function withFeed(tenant: Tenant, audience: Audience, facts: PageFacts): Metadata {
  const metadata = pageMetadata(tenant, audience, facts);
  const types = {
    'application/rss+xml': [{ url: siteOrigin(tenant) + NEWS_FEED, title: words.feed(tenant.name) }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The latest news, or that of a year. */
export function newsMetadata(tenant: Tenant, audience: Audience, year?: string): Metadata {
  return withFeed(tenant, audience, {
    title: year ? news.ofYear(year) : words.titles.news,
    description: year ? words.newsOfYear(year, tenant.name) : words.news(tenant.name),
    path: year ? newsYearUrl(year) : NEWS,
  });
}

export function newsItemMetadata(tenant: Tenant, audience: Audience, item: NewsItem): Metadata {
  return withFeed(tenant, audience, {
    title: item.title,
    description: item.intro || words.content(item.title, tenant.name),
    path: newsUrl(item),
    picture: sharedPicture(item.image),
    published: item.published,
  });
}
