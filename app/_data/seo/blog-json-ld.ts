import { readText } from '@toonbank/contract/text-checks/read-text';
import type { BlogItem } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { kindOf } from '@/lib/blog/item-kinds';
import { siteOrigin } from '@/lib/seo/origin';
import { blogPosting, recipeThing, videoThing } from '@/lib/structured-data/blog';
import { breadcrumbList } from '@/lib/structured-data/breadcrumbs';
import type { Thing } from '@/lib/structured-data/json-ld';
import { BLOG, blogListUrl, blogUrl } from '@/lib/urls/blog-urls';
import { blog as words } from '@/locales/nl/blog';
import type { Tenant } from '@/tenants/types';
import { sharedPicture } from './media';

const LOGO = '/icoon-512.png';

const passagesOf = (html: string): string[] =>
  readText(html)
    .passages.map(({ text }) => text)
    .filter((text) => text !== '');

function thingOf(tenant: Tenant, item: BlogItem): Thing {
  const origin = siteOrigin(tenant);
  const { title, intro, published, recipe, video } = item;
  const picture = sharedPicture(item.image);
  const publisher = { name: tenant.name, url: `${origin}/`, logo: origin + LOGO };
  const url = origin + blogUrl(item);
  const facts = { title, intro, published, url, publisher, ...(picture && { image: origin + picture }) };
  if (recipe) {
    const ingredients = recipe.ingredients.map(({ label, note }) => (note ? `${label}, ${note}` : label));
    return recipeThing({ ...facts, ...recipe, ingredients, steps: passagesOf(recipe.steps) });
  }
  if (!video) return blogPosting(facts);
  const transcript = passagesOf(video.transcript).join(' ');
  return videoThing({ ...facts, file: origin + video.file, seconds: video.seconds, transcript });
}

/** Of a recipe, a video or a blog, and its breadcrumbs. Customers' pages have none. */
export function blogJsonLd(tenant: Tenant, audience: Audience, item: BlogItem): Thing[] {
  if (audience === 'customer') return [];
  const kind = kindOf(item);
  const crumbs = [
    { label: words.title, path: BLOG },
    { label: words.lists[kind], path: blogListUrl(kind) },
  ];
  return [thingOf(tenant, item), breadcrumbList(siteOrigin(tenant), crumbs, item.title)];
}
