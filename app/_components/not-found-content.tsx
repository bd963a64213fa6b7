import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getGroupTree } from '@/app/_data/catalogue';
import type { SiteParams } from '@/app/_data/site';
import { GroupTiles } from '@/components/home/group-tiles';
import { pages } from '@/locales/nl/pages';
import { MissingPage } from '@/templates/basis/missing';
import { isSiteId } from '@/tenants/hosts';

/**
 * Resolves null instead of throwing `notFound()`. The framework's own 404 is an empty page until its script
 * has run; `<NotFoundContent>` is server-rendered.
 */
export async function notFoundAsNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if ((error as { digest?: unknown }).digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return null;
    throw error;
  }
}

export const notFoundMetadata: Metadata = { title: pages.missing.title, robots: { index: false } };

export interface NotFoundContentProps {
  params: Promise<SiteParams>;
  /** Content; defaults to 'page not found'. */
  children?: ReactNode;
}

/** Content of a 404 page: the message, and the shop's groups. The server in front reads the status from the attribute. */
export async function NotFoundContent({ params, children = <MissingPage /> }: NotFoundContentProps) {
  const { site } = await params;
  if (!isSiteId(site)) return null;
  return (
    <div data-status="404">
      {children}
      <GroupTiles groups={await getGroupTree(site)} />
    </div>
  );
}
