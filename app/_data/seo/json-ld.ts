import type { NewsItem, Product, ProductDoc } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { isLargeFamily } from '@/lib/catalogue/large-family';
import { fromCents, toCents } from '@/lib/money';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbList } from '@/lib/structured-data/breadcrumbs';
import type { Thing } from '@/lib/structured-data/json-ld';
import { newsArticle } from '@/lib/structured-data/news-article';
import { type PublicOffer, productGroupThing, productThing } from '@/lib/structured-data/product';
import { organization, website } from '@/lib/structured-data/shop';
import { groupPath } from '@/lib/urls/canonical-urls';
import { newsUrl } from '@/lib/urls/news-urls';
import { canonicalProductUrl, productUrl } from '@/lib/urls/product-url';
import { addVat } from '@/lib/vat';
import type { Tenant } from '@/tenants/types';
import { sharedPicture } from './media';

/** Structured data for search engines, on visitors' pages only. */
type Group = { siteLabel: string; path: string };

const LOGO = '/icoon-512.png';

/** The company behind a shop. */
export function organizationOf(tenant: Tenant): Thing {
  const origin = siteOrigin(tenant);
  const { name, branch, countries, htmlDescription: description } = tenant;
  const profiles = tenant.social.map(({ url }) => url);
  return organization({ origin, name, description, branch, countries, profiles, logo: origin + LOGO });
}

/** The home page: who the shop is, and how it is searched. */
export function shopJsonLd(tenant: Tenant, audience: Audience): Thing[] {
  if (audience === 'customer') return [];
  return [organizationOf(tenant), website({ origin: siteOrigin(tenant), name: tenant.name })];
}

/** The breadcrumbs of a page below these groups. */
export function breadcrumbsJsonLd(
  tenant: Tenant,
  audience: Audience,
  groups: readonly Group[],
  current: string,
): Thing[] {
  if (audience === 'customer' || groups.length === 0) return [];
  const crumbs = groups.map((group) => ({ label: group.siteLabel, path: groupPath(group) }));
  return [breadcrumbList(siteOrigin(tenant), crumbs, current)];
}

/**
 * Structured data of a product and its breadcrumbs. The price is included only when it is public
 * (docs/behaviour.md §6.1).
 */
export function productJsonLd(
  tenant: Tenant,
  audience: Audience,
  product: Product,
  groups: readonly Group[],
): Thing[] {
  if (audience === 'customer') return [];
  return [
    familyThing(tenant, product) ?? productThing(factsOf(tenant, product), publicOffer(tenant, product)),
    ...breadcrumbsJsonLd(tenant, audience, groups, product.productName),
  ];
}

/**
 * The family of a product, when it has one. Each member with its own address; of a large family only the product itself, because
 * each other member has a page of its own, which the page links.
 */
function familyThing(tenant: Tenant, product: Product): Thing | undefined {
  const { familyId, familyName = '', familyAxis = '', familyMembers = [], familyProducts } = product;
  if (familyId === undefined || !familyProducts) return undefined;
  const values = new Map(familyMembers.map((member) => [member.productId, member.familyValue]));
  const facts = factsOf(tenant, product);
  const isLarge = isLargeFamily(product);
  const described = familyProducts.filter(({ productId }) => !isLarge || productId === product.productId);
  const members = described.map((doc) => {
    const offer = publicOffer(tenant, doc);
    const thing = productThing(factsOf(tenant, doc), offer);
    // Facts that all members share are properties of the group only; a picture belongs to an offer.
    const own = { ...thing, brand: undefined, category: undefined, ...(!offer && { image: undefined }) };
    return { thing: own, value: values.get(doc.productId) ?? '' };
  });
  return productGroupThing(
    { ...facts, url: siteOrigin(tenant) + canonicalProductUrl(product) },
    { id: familyId, name: familyName, axis: familyAxis, members },
  );
}

/** The description of a member of a family stands once, in the group. */
function factsOf(tenant: Tenant, product: ProductDoc & { description?: string }) {
  const origin = siteOrigin(tenant);
  const unit = product.units.find(({ puIsDefault }) => puIsDefault) ?? product.units[0];
  return {
    name: product.productName,
    description: product.description ?? '',
    articleNumber: product.productExtCode,
    brand: product.brand,
    ean: unit?.ean ?? '',
    category: product.category,
    url: origin + productUrl({ id: product.productId, slug: product.slug }),
    image: origin + (sharedPicture(product.image) ?? product.image),
  };
}

function publicOffer({ prices, name }: Tenant, product: ProductDoc): PublicOffer | undefined {
  const { calcprice, oldPrice, vat, stock, units } = product;
  if (prices !== 'public' || calcprice === undefined) return undefined;
  const withVat = (euros: number) => fromCents(addVat(toCents(euros), vat));
  const sold = (units.find(({ puIsDefault }) => puIsDefault) ?? units[0])?.unitPrice;
  return {
    price: withVat(calcprice),
    inStock: stock > 0,
    seller: name,
    ...(sold && { content: { measure: sold.measure, amount: sold.content } }),
    ...(oldPrice !== undefined && { priorPrice: withVat(oldPrice) }),
  };
}

/** A news item. */
export function newsJsonLd(tenant: Tenant, audience: Audience, item: NewsItem): Thing[] {
  if (audience === 'customer') return [];
  const origin = siteOrigin(tenant);
  const picture = sharedPicture(item.image);
  const { title, intro, published } = item;
  const publisher = { name: tenant.name, url: `${origin}/`, logo: origin + LOGO };
  const image = picture ? origin + picture : undefined;
  return [newsArticle({ title, intro, published, url: origin + newsUrl(item), image, publisher })];
}
