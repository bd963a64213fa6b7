import type { ContentKind } from '@toonbank/contract';
import { notFound } from 'next/navigation';
import type { Editable } from '@/components/shared/edit-mark';
import type { Audience } from '@/lib/audience';
import { pageAudienceOfKey } from '@/lib/page-audience';
import { LANGUAGE } from '@/lib/urls/page-urls';
import { shownTenant } from './tenant/shown-tenant';

/** The part of every page's parameters that middleware puts there. */
export type SiteParams = { lang: string; site: string; aud: string };

/** A page's props; `More` are its further parameters. */
export type SitePage<More = unknown> = { params: Promise<SiteParams & More> };

/** Adds to a row where an admin edits it. */
const markFor =
  (isAdmin: boolean) =>
  <T extends { id: number }>(kind: ContentKind, row: T, label: string): Editable<T> =>
    isAdmin ? { ...row, edit: { kind, id: row.id, label } } : row;

/**
 * Site and audience of a page; await this outside Suspense, or an absent page answers 200. An admin's page is that of a
 * visitor, with marks on what can be edited (`mark`).
 */
export async function readSite<More>({ params }: SitePage<More>) {
  const { lang, site, aud, ...rest } = await params;
  // Another language can only be an address that middleware left to Next; it could name any site.
  if (lang !== LANGUAGE) notFound();
  const reader = pageAudienceOfKey(aud) ?? notFound();
  const audience: Audience = reader === 'customer' ? 'customer' : 'visitor';
  const isAdmin = reader === 'admin';
  return { site, tenant: await shownTenant(site), audience, isAdmin, mark: markFor(isAdmin), params: rest };
}
