import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { hasCode } from '@/api/error';
import type { ContentHit } from '@/api/types';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { FREE_TEXT_TAG } from '@/lib/names';
import { visitorClient } from '../client';

/** Pages with the words of a search, the best first; none when the API does not support it. */
export async function searchContent(site: string, text: string): Promise<ContentHit[]> {
  try {
    return await visitorClient(site).call('content.search', { text });
  } catch (error) {
    if (hasCode(error, 'not_found', 'not_built')) return [];
    throw error;
  }
}

/** The same, kept in memory until a page of the site changes. */
export async function getContentHits(site: string, text: string): Promise<ContentHit[]> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'content'), FREE_TEXT_TAG);
  return searchContent(site, text);
}
