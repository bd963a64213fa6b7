import type { Metadata } from 'next';
import type { Audience } from '@/lib/audience';
import { languagesOf, siteOrigin } from '@/lib/seo/origin';
import { shorten } from '@/lib/seo/shorten';
import type { Tenant } from '@/tenants/types';

export type PageFacts = {
  /** Complete when `absolute`; otherwise the shop's name is appended. */
  title: string | { absolute: string };
  description: string;
  /** The page's one address, a path. */
  path: string;
  /** Path of the picture for social networks; the shop's own picture when absent. */
  picture?: string | null;
  /** Of an article: when it was published, ISO. */
  published?: string;
  /** A list of products: its page has no byte to spare (ADR 17), so there is no more than title, description and address. */
  list?: true;
};

/** The shop's own picture, absolute. */
export const sharedShopPicture = (tenant: Tenant) => `${siteOrigin(tenant)}/delen/winkel.png`;

/**
 * Title, description, the one address and what networks show of a page. Customers get title and description alone: no
 * search engine and no network ever logs in.
 */
export function pageMetadata(tenant: Tenant, audience: Audience, facts: PageFacts): Metadata {
  const { title, path, picture, published, list } = facts;
  const description = shorten(facts.description);
  if (audience === 'customer') return { title, description };
  const origin = siteOrigin(tenant);
  const url = origin + path;
  if (list) return { title, description, alternates: { canonical: url } };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: Object.fromEntries(languagesOf(tenant).map((language) => [language, url])),
    },
    openGraph: {
      ...(published ? { type: 'article' as const, publishedTime: published } : { type: 'website' as const }),
      url,
      siteName: tenant.name,
      locale: 'nl_NL',
      images: [picture ? origin + picture : sharedShopPicture(tenant)],
    },
    // Next adds those for X; `server/html/lean-data.ts` leaves the kind of card, for X reads title, description and picture here.
  };
}
