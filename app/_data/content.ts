import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getContentPage as fetchContentPage, getReviews as fetchReviews } from '@/api/content';
import { hasCode } from '@/api/error';
import { getSettings as fetchSettings } from '@/api/settings';
import { kindTag, siteTag } from '@/api/tags';
import type { ContentPage, Reviews, Settings } from '@/api/types';
import { visitorClient } from './client';

/** What this site is and how it sells. */
export async function getSettings(site: string): Promise<Settings> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'settings'));
  return fetchSettings(visitorClient(site));
}

/** A page of the CMS by its path below the language; null when there is none. */
export async function getContentPage(site: string, path: string): Promise<ContentPage | null> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'));
  return fetchContentPage(visitorClient(site), path).catch((error: unknown) => {
    if (hasCode(error, 'not_found', 'not_built')) return null;
    throw error;
  });
}

/** What customers think of the shop; undefined when the review service has nothing to say. */
export async function getReviews(site: string): Promise<Reviews | undefined> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'));
  return fetchReviews(visitorClient(site)).catch((error: unknown) => {
    if (hasCode(error, 'not_found', 'not_built')) return undefined;
    throw error;
  });
}
