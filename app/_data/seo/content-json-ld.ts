import { questionsOf } from '@toonbank/contract/rich-text/questions';
import type { ContentPage } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbList, type Crumb } from '@/lib/structured-data/breadcrumbs';
import type { Thing } from '@/lib/structured-data/json-ld';
import { faqPage } from '@/lib/structured-data/questions';
import { NEWS } from '@/lib/urls/news-urls';
import { common } from '@/locales/nl/common';
import { news as words } from '@/locales/nl/news';
import type { Tenant } from '@/tenants/types';
import { organizationOf } from './json-ld';

const HOME: Crumb = { label: common.home, path: '/' };
/** The page about the company. */
const ABOUT = 'wie-zijn-wij';

const crumbsTo = (tenant: Tenant, crumbs: Crumb[], title: string) =>
  breadcrumbList(siteOrigin(tenant), [HOME, ...crumbs], title);

/** A page of the CMS: its breadcrumbs, the questions that it shows, and on its own page the company. */
export function contentJsonLd(
  tenant: Tenant,
  audience: Audience,
  { path, title, content }: Pick<ContentPage, 'path' | 'title' | 'content'>,
): Thing[] {
  if (audience === 'customer') return [];
  const questions = questionsOf(content);
  return [
    crumbsTo(tenant, [], title),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(path === ABOUT ? [organizationOf(tenant)] : []),
  ];
}

/** The list of news, or a year or an item of it. */
export function newsCrumbs(tenant: Tenant, audience: Audience, title?: string): Thing[] {
  if (audience === 'customer') return [];
  const { title: news } = words;
  return [title ? crumbsTo(tenant, [{ label: news, path: NEWS }], title) : crumbsTo(tenant, [], news)];
}
