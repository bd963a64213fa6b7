import 'server-only';
import { NEWS_PAGE_SIZE } from '@toonbank/contract';
import type { SiteMenu } from '@toonbank/contract/editing/menus';
import { cacheLife, cacheTag } from 'next/cache';
import { getContentPage as fetchContentPage } from '@/api/content';
import { hasCode } from '@/api/error';
import type { ContentPage, NewsItem, Reviews, Settings, Slide } from '@/api/types';
import type { LegalPages } from '@/components/registration/terms-sentence';
import type { PageLink, Shop } from '@/components/shop';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { ABSENT_TAG } from '@/lib/names';
import { contentPath } from '@/lib/urls/canonical-urls';
import { PRIVACY_PAGE, TERMS_PAGE, WITHDRAWAL_PAGE } from '@/lib/urls/page-urls';
import { visitorClient } from './client';
import { keptUnlessView } from './view';

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

const loadSettings = (site: string): Promise<Settings> => visitorClient(site).call('settings.get', {});
async function keptSettings(site: string): Promise<Settings> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'settings'));
  return loadSettings(site);
}
/** Settings of the site. Changes are not announced, so they are reloaded as often as the catalogue. */
export const getSettings = keptUnlessView(keptSettings, loadSettings);

const loadContentPage = (site: string, path: string): Promise<ContentPage | null> =>
  fetchContentPage(visitorClient(site), path).catch(noneWhen(null));
async function keptContentPage(site: string, path: string): Promise<ContentPage | null> {
  'use cache';
  keepContent(site);
  const page = await loadContentPage(site, path);
  if (!page) cacheTag(ABSENT_TAG);
  return page;
}
/** A CMS page by its path below the language; null when absent. */
export const getContentPage = keptUnlessView(keptContentPage, loadContentPage);

/** True where visitors can open a CMS page. Unknown counts as yes: an order without accepted terms is worse than a dead link. */
export const isPublished = (site: string, path: string) =>
  getContentPage(site, path).then(Boolean, () => true);

/** True where the shop sells to consumers and has published its page about their right of withdrawal. */
export const hasRightPage = async (site: string, { prices }: Pick<Shop, 'prices'>): Promise<boolean> =>
  prices === 'public' && isPublished(site, WITHDRAWAL_PAGE);

export async function getLegalPages(site: string): Promise<LegalPages> {
  const [hasTerms, hasPrivacy] = await Promise.all([
    isPublished(site, TERMS_PAGE),
    isPublished(site, PRIVACY_PAGE),
  ]);
  return { hasTerms, hasPrivacy };
}

async function loadMenuLinks(site: string, menu: SiteMenu): Promise<PageLink[]> {
  const pages = await visitorClient(site).call('content.pages', { menu }).catch(noneWhen([]));
  return pages.map((page) => ({ label: page.title, href: contentPath(page) }));
}
async function keptMenuLinks(site: string, menu: SiteMenu): Promise<PageLink[]> {
  'use cache';
  keepContent(site);
  return loadMenuLinks(site, menu);
}
/** Links to the pages of a menu, in its order; empty when the API does not support them. */
export const getMenuLinks = keptUnlessView(keptMenuLinks, loadMenuLinks);

async function loadNews(site: string): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  for (let page = 0; items.length === page * NEWS_PAGE_SIZE; page += 1) {
    const next = await visitorClient(site).call('content.news', { page }).catch(noneWhen([]));
    if (next.length === 0) break;
    items.push(...next);
  }
  return items;
}
async function keptNews(site: string): Promise<NewsItem[]> {
  'use cache';
  keepContent(site);
  return loadNews(site);
}
/** News, newest first. */
export const getNews = keptUnlessView(keptNews, loadNews);

const WEBSITE = 2;

async function loadHomeSlides(site: string): Promise<Slide[]> {
  const slider = await visitorClient(site).call('content.slider', { code: 'home' }).catch(noneWhen(null));
  return slider?.type === WEBSITE ? slider.slides : [];
}
async function keptHomeSlides(site: string): Promise<Slide[]> {
  'use cache';
  keepContent(site);
  return loadHomeSlides(site);
}
/** Slides of the CMS slider `home`; empty when there is no such slider for websites. */
export const getHomeSlides = keptUnlessView(keptHomeSlides, loadHomeSlides);

/** Customers' ratings of the shop; undefined when the review service has no data. */
export async function getReviews(site: string): Promise<Reviews | undefined> {
  'use cache';
  keepContent(site);
  return visitorClient(site).call('content.reviews', {}).catch(noneWhen(undefined));
}
