import type { Metadata } from 'next';
import { openPreview } from '@/app/_data/preview';
import { findPage, type PageProps } from '@/app/[lang]/[site]/b/[[...path]]/pages';
import { NO_SITE } from '@/lib/names';
import { audienceKey } from '@/lib/page-audience';
import { publicRoute } from '@/lib/routing/public-routes';
import { LANGUAGE } from '@/lib/urls/page-urls';

// The draft is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; token: string }>;
}

/** The shop's page that shows the draft; undefined without one. */
async function pageOf({ params }: Props) {
  const { site, token } = await params;
  if (site === NO_SITE) return undefined;
  const preview = await openPreview(site, token);
  if (preview.state !== 'ok') return undefined;
  const path = preview.value.path.split('/').filter((segment) => segment !== '');
  const route = publicRoute(path, new URLSearchParams());
  const { module, params: own } = findPage(route.kind === 'page' ? route.path : path);
  const props: PageProps = {
    params: Promise.resolve({ lang: LANGUAGE, site, aud: audienceKey('visitor'), ...own }),
    searchParams: Promise.resolve({}),
  };
  return { module, props };
}

export async function generateMetadata(given: Props): Promise<Metadata> {
  const page = await pageOf(given);
  const { title } = (await page?.module.generateMetadata?.(page.props)) ?? page?.module.metadata ?? {};
  return title ? { title } : {};
}

/** `/voorbeeld/<token>`: the page of a draft as it will be (docs/behaviour.md §14.9). */
export default async function PreviewPage(given: Props) {
  const page = await pageOf(given);
  return page ? page.module.default(page.props) : null;
}
