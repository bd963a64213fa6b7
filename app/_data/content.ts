import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getContentPage as fetchContentPage } from '@/api/content';
import { hasCode } from '@/api/error';
import type { ContentPage, NewsItem, Reviews, Settings, Slide } from '@/api/types';
import type { PageLink } from '@/components/shop';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { ABSENT_TAG } from '@/lib/names';
import { visitorClient } from './client';

/** Texts are kept until an edit revalidates their tags. */
function keepContent(site: string) {
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'));
}

/** Returns a default when the content is absent or the API does not support it; other errors are thrown. */
const noneWhen =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'not_found', 'not_built')) return nothing;
    throw error;
  };

/** Settings of the site. Changes are not announced, so they are reloaded as often as the catalogue. */
export async function getSettings(site: string): Promise<Settings> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'settings'));
  return visitorClient(site).call('settings.get', {});
}

/** A CMS page by its path below the language; null when absent. */
export async function getContentPage(site: string, path: string): Promise<ContentPage | null> {
  'use cache';
  keepContent(site);
  const page = await fetchContentPage(visitorClient(site), path).catch(noneWhen(null));
  if (!page) cacheTag(ABSENT_TAG);
  return page;
}

/** Links to the landing pages that this shop has; empty when the API does not support them. */
export async function getAssortmentLinks(site: string): Promise<PageLink[]> {
  'use cache';
  keepContent(site);
  const pages = await visitorClient(site).call('content.pages', { menu: 'assortiment' }).catch(noneWhen([]));
  return pages.map(({ title, path }) => ({ label: title, href: `/${path}` }));
}

/** News, newest first. */
export async function getNews(site: string): Promise<NewsItem[]> {
  'use cache';
  keepContent(site);
  return visitorClient(site).call('content.news', {}).catch(noneWhen([]));
}

const WEBSITE = 2;

/** Slides of the CMS slider `home`; empty when there is no such slider for websites. */
export async function getHomeSlides(site: string): Promise<Slide[]> {
  'use cache';
  keepContent(site);
  const slider = await visitorClient(site).call('content.slider', { code: 'home' }).catch(noneWhen(null));
  return slider?.type === WEBSITE ? slider.slides : [];
}

/** Customers' ratings of the shop; undefined when the review service has no data. */
export async function getReviews(site: string): Promise<Reviews | undefined> {
  'use cache';
  keepContent(site);
  return visitorClient(site).call('content.reviews', {}).catch(noneWhen(undefined));
}
