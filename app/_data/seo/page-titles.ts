import type { BlogKind } from '@toonbank/contract';
import type { Metadata } from 'next';
import type { BlogItem, ContentPage, GroupPage, Product, ProductGroup } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { shorten } from '@/lib/seo/shorten';
import { BLOG, blogListUrl, blogUrl } from '@/lib/urls/blog-urls';
import { brandUrl } from '@/lib/urls/brand-url';
import { contentPath, groupPath } from '@/lib/urls/canonical-urls';
import { CONTACT, GROUPS } from '@/lib/urls/page-urls';
import { canonicalProductUrl } from '@/lib/urls/product-url';
import { blog as blogWords } from '@/locales/nl/blog';
import { contactPage } from '@/locales/nl/contact';
import { groupIndex } from '@/locales/nl/listing/groups';
import { found as words } from '@/locales/nl/search-engines';
import type { Tenant } from '@/tenants/types';
import { sharedPicture } from './media';
import { pageMetadata } from './metadata';

/** Titles and descriptions of every kind of page. */

/** Maximum length of a group's own description, so that the product count fits behind it, in characters. */
const GROUP_WORDS = 125;

/**
 * Metadata of one page of a group's list. A title from the API is complete; the shop's name is appended to
 * our own titles only.
 */
export function groupMetadata(
  tenant: Tenant,
  audience: Audience,
  group: GroupPage,
  { page, count }: { page: number; count: number },
): Metadata {
  const { htmlTitle, htmlDescription, siteLabel } = group;
  const title = words.page(htmlTitle || siteLabel, page);
  const summary = htmlDescription || words.group(siteLabel, tenant.name);
  return pageMetadata(tenant, audience, {
    title: htmlTitle ? { absolute: title } : title,
    description: `${shorten(summary, GROUP_WORDS)} ${words.choice(count)}`,
    path: groupPath(group, page),
    list: true,
  });
}

/** The page of all groups. */
export function groupsMetadata(
  tenant: Tenant,
  audience: Audience,
  groups: readonly ProductGroup[],
): Metadata {
  const products = groups.reduce((sum, { productCount }) => sum + productCount, 0);
  return pageMetadata(tenant, audience, {
    title: groupIndex.title,
    description: groupIndex.description(tenant.name, products),
    path: GROUPS,
  });
}

export const contactMetadata = (tenant: Tenant, audience: Audience): Metadata =>
  pageMetadata(tenant, audience, {
    title: contactPage.title,
    description: contactPage.description(tenant.name, tenant.branch.phone),
    path: CONTACT,
  });

/** A customer's browser adds the price to the title (docs/behaviour.md §2.6): all customers share the page. */
export function productMetadata(tenant: Tenant, audience: Audience, product: Product): Metadata {
  const { productName, brand, description, image } = product;
  return pageMetadata(tenant, audience, {
    title: productName,
    // Variants share their description: the name makes it unique.
    description: description
      ? `${productName}: ${description}`
      : words.product(productName, brand, tenant.name),
    path: canonicalProductUrl(product),
    picture: sharedPicture(image),
  });
}

/** A page of the CMS. */
export function contentMetadata(tenant: Tenant, audience: Audience, page: ContentPage): Metadata {
  return pageMetadata(tenant, audience, {
    // The group of a landing page has its name too.
    title: page.htmlTitle || (page.groupPath === '' ? page.title : words.guide(page.title)),
    description: page.htmlDescription || words.content(page.title, tenant.name),
    path: contentPath(page),
    picture: sharedPicture(page.image),
  });
}

/** `intro`: the CMS text of the sale. */
export function saleMetadata(
  tenant: Tenant,
  audience: Audience,
  { page, count, intro }: { page: number; count: number; intro?: string },
): Metadata {
  return pageMetadata(tenant, audience, {
    title: words.page(words.titles.sale, page),
    description: intro
      ? `${shorten(intro, GROUP_WORDS)} ${words.choice(count)}`
      : words.sale(count, tenant.name),
    path: groupPath({ path: 'c/sale' }, page),
    list: true,
  });
}

/** The overview of brands, from A to Z. */
export function brandsMetadata(tenant: Tenant, audience: Audience, count: number): Metadata {
  const description = words.brands(count, tenant.name);
  return pageMetadata(tenant, audience, { title: words.titles.brands, description, path: brandUrl('') });
}

/** One page of a brand's list. */
export function brandMetadata(
  tenant: Tenant,
  audience: Audience,
  brand: { name: string; description?: string; logo?: string },
  { page, count }: { page: number; count: number },
): Metadata {
  const { name, description = '' } = brand;
  return pageMetadata(tenant, audience, {
    title: words.page(name, page),
    description: description
      ? `${shorten(description, GROUP_WORDS)} ${words.choice(count)}`
      : words.brand(name, count, tenant.name),
    path: brandUrl(name) + (page > 0 ? `?page=${page}` : ''),
    list: true,
  });
}

export function blogMetadata(tenant: Tenant, audience: Audience, kind?: BlogKind): Metadata {
  const title = kind ? blogWords.lists[kind] : words.titles.blog;
  const path = kind ? blogListUrl(kind) : BLOG;
  return pageMetadata(tenant, audience, { title, description: words.blog(tenant.name), path });
}

/** Of a recipe, a video or a blog. */
export function blogItemMetadata(tenant: Tenant, audience: Audience, item: BlogItem): Metadata {
  return pageMetadata(tenant, audience, {
    title: item.title,
    description: item.intro || words.content(item.title, tenant.name),
    path: blogUrl(item),
    picture: sharedPicture(item.image),
  });
}
