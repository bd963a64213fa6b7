import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import {
  getContentPage as fetchContentPage,
  getNews as fetchNews,
  getReviews as fetchReviews,
  getContentPages,
  getSlider,
} from '@/api/content';
import { hasCode } from '@/api/error';
import { getSettings as fetchSettings } from '@/api/settings';
import { kindTag, siteTag } from '@/api/tags';
import type { ContentPage, NewsItem, Reviews, Settings, Slide } from '@/api/types';
import type { PageLink } from '@/components/shop';
import { ABSENT_TAG } from '@/lib/names';
import { visitorClient } from './client';

/** Texts are kept until an edit revalidates their tags. */
function keepContent(site: string) {
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'));
}

/** What is not there, or not in this API, is nothing; any other failure stays one. */
const noneWhen =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'not_found', 'not_built')) return nothing;
    throw error;
  };

/** What this site is and how it sells. Nobody tells us of a new banner: it is asked for as often as the catalogue. */
export async function getSettings(site: string): Promise<Settings> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'settings'));
  return fetchSettings(visitorClient(site));
}

/** A page of the CMS by its path below the language; null when there is none. */
export async function getContentPage(site: string, path: string): Promise<ContentPage | null> {
  'use cache';
  keepContent(site);
  const page = await fetchContentPage(visitorClient(site), path).catch(noneWhen(null));
  if (!page) cacheTag(ABSENT_TAG);
  return page;
}

/** Links to the assortment's landing pages: only those that this shop has. Without an API that knows them, none. */
export async function getAssortmentLinks(site: string): Promise<PageLink[]> {
  'use cache';
  keepContent(site);
  const pages = await getContentPages(visitorClient(site), 'assortiment').catch(noneWhen([]));
  return pages.map(({ title, path }) => ({ label: title, href: `/${path}` }));
}

/** News, newest first. */
export async function getNews(site: string): Promise<NewsItem[]> {
  'use cache';
  keepContent(site);
  return fetchNews(visitorClient(site)).catch(noneWhen([]));
}

const WEBSITE = 2;

/** What the home page begins with: the slides of the CMS's slider `home`; none when it has no such slider for websites. */
export async function getHomeSlides(site: string): Promise<Slide[]> {
  'use cache';
  keepContent(site);
  const slider = await getSlider(visitorClient(site), 'home').catch(noneWhen(null));
  return slider?.type === WEBSITE ? slider.slides : [];
}

/** What customers think of the shop; undefined when the review service has nothing to say. */
export async function getReviews(site: string): Promise<Reviews | undefined> {
  'use cache';
  keepContent(site);
  return fetchReviews(visitorClient(site)).catch(noneWhen(undefined));
}
