import { z } from 'zod';
import { blobEndpoint, endpoint } from './define.ts';
import { euro, id, lang, nameLead, page, text } from './fields.ts';
import { hazardLabel } from './hazard.ts';

/** The source of a price (docs/behaviour.md §6.2). */
export const priceSource = z.enum(['agreement', 'tier', 'list']);

/** The measures of unit prices: litre, kilo, metre, square metre, and a piece. */
export const netMeasures = ['l', 'kg', 'm', 'm2', 'piece'] as const;
export type NetMeasure = (typeof netMeasures)[number];

/**
 * The price of one litre, kilo, metre, square metre or piece (docs/behaviour.md §16.2). In whole cents; below ten cents in
 * tenths of a cent.
 */
export const unitPrice = z.object({
  price: z.number(),
  price_incl: z.number(),
  measure: z.enum(netMeasures),
  /** Singular Dutch name of the measure: 'liter', or of the base piece: 'rol'. */
  name: z.string(),
  /** How much of the measure one selling unit holds. */
  content: z.number(),
});
export type WireUnitPrice = z.infer<typeof unitPrice>;

/** The measures of prices of use: a litre of ready solution, a thousand sheets, and one wash. */
export const useMeasures = ['litre_solution', 'thousand_sheets', 'wash'] as const;
export type UseMeasure = (typeof useMeasures)[number];

/** The price of what one litre of solution, a thousand sheets or one wash costs (docs/behaviour.md §6.8), rounded as a unit price. */
export const usePrice = z.object({
  price: z.number(),
  price_incl: z.number(),
  measure: z.enum(useMeasures),
  /** How much of the measure one selling unit gives. */
  content: z.number(),
});
export type WireUsePrice = z.infer<typeof usePrice>;

/** From `q` base pieces on, one unit costs `price` (excl. VAT). */
export const priceTier = z.object({ q: z.number(), price: euro, unit_price: unitPrice.optional() });

/**
 * Price fields are ABSENT, not null, for viewers who may not see prices. All prices exclude VAT and are for one of
 * the unit; `calcprice` is the price at the smallest orderable quantity for this customer.
 */
export const productUnit = z.object({
  pu_id: id,
  unit_desc: z.string(),
  /** Singular name: 'doos'. */
  unit_name: z.string(),
  /** Base pieces in one unit. */
  unit_content: z.number(),
  pu_is_default: z.boolean(),
  ean: z.string(),
  calcprice: euro.optional(),
  price_source: priceSource.optional(),
  /** Only where consumers buy. */
  unit_price: unitPrice.optional(),
  /** Only with the product's `use_measure`. */
  use_price: usePrice.optional(),
  pricetable: z.array(priceTier).optional(),
});

/** A member of a family, for a link to its page. */
export const familyMember = z.object({ product_id: id, slug: z.string(), family_value: z.string() });

/**
 * Sizes, volumes or colours of one article are a family; each member is a product of its own. All absent without a
 * family, and in answers that are about single products.
 */
const familyFields = {
  family_id: id.optional(),
  /** The members' common name. */
  family_name: z.string().optional(),
  /** Dutch name of the property in which the members differ: 'Maat'. */
  family_axis: z.string().optional(),
  /** This member's value: 'XL'. */
  family_value: z.string().optional(),
  /** Every member that is for sale, in the order of the axis. */
  family_members: z.array(familyMember).optional(),
  /** The lowest `calcprice` of a member; for viewers who see prices. */
  family_from: euro.optional(),
};

export const productDoc = z.object({
  product_id: id,
  product_name: z.string(),
  name_lead: nameLead,
  /** For links: `/nl/p/{slug}-{product_id}`. */
  slug: z.string(),
  product_ext_code: z.string(),
  /** Country of origin, its Dutch name; the wire spells it with `_s`. */
  product_country_s: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Group ids from the top to the leaf. */
  group_ids: z.array(id),
  image: z.string(),
  base_unit: z.string(),
  product_unit_content: z.number(),
  /** Quantities in the default unit are multiples of this. */
  step: z.number(),
  /** In base pieces. */
  stock: z.number(),
  delivery_days: z.number(),
  vat: z.number(),
  is_sale: z.boolean(),
  house_brand: z.boolean(),
  /** Absent where the shop does not say how much use the product gives. */
  use_measure: z.enum(useMeasures).optional(),
  units: z.array(productUnit),
  calcprice: euro.optional(),
  /** The price of one default unit before the sale; where consumers buy, the lowest of the 30 days before it. */
  old_price: euro.optional(),
  price_source: priceSource.optional(),
  pricetable: z.array(priceTier).optional(),
  ...familyFields,
});
export type WireProductDoc = z.infer<typeof productDoc>;

export const facetValue = z.object({ value: z.string(), count: z.number() });
/** Keyed by data: facet name → its values with counts; a facet ignores its own filter. */
export const facetCounts = z.record(z.string(), z.array(facetValue));

/** A group with the number of a list's products in its subtree. */
export const groupHits = z.object({ id, site_label: z.string(), path: z.string(), count: z.number() });

export const productList = z.object({
  /** Number of products in the whole list, after the filters; of families, when they are entries. */
  num_found: z.number(),
  start: z.number(),
  max_score: z.number(),
  docs: z.array(productDoc),
  facet_counts: facetCounts,
  /** The groups with most hits, at most 8; only with a search, a brand or the sale. */
  groups: z.array(groupHits).optional(),
  /** The filters that counted, when any were sent: a filter that is not among them had no effect. Keyed by data. */
  filters: z.record(z.string(), z.array(z.string())).optional(),
  /** The corrected search, when nothing was found as typed ('toiletpapeir' → 'toiletpapier'). */
  corrected: z.string().optional(),
  /**
   * The only measure of use in the list, when at least three entries have one: then their prices of use can be compared.
   * Absent in lists by ids, in named lists and in suggestions.
   */
  use_measure: z.enum(useMeasures).optional(),
});
export type WireProductList = z.infer<typeof productList>;

export const product = productDoc.extend({
  description: z.string(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  images: z.array(z.string()),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Absent for a product that is not hazardous. */
  hazard: hazardLabel.optional(),
  /** Absent when the shop names none for the brand. */
  supplier: z.object({ id, name: z.string(), slug: z.string() }).optional(),
  /** Products to choose along with this one, grouped by index (`selected_options`, docs/behaviour.md §7.3). */
  options: z.array(z.object({ index: z.number(), label: z.string(), products: z.array(productDoc) })),
  /** The members of the product's family, itself included, in the order of the axis; absent without other members. */
  family_products: z.array(productDoc).optional(),
});
export type WireProduct = z.infer<typeof product>;

/** The named lists (docs/behaviour.md §8.5). */
export const productTargets = [
  'TopAanbieding',
  'homeSeasonSlider',
  'cartPromotions',
  'orderlistPromotions',
  'productLinked',
  'productHuis',
  'matchingProducts',
  'relatedProducts',
  'lastViewedProducts',
] as const;

/** 0 score, 1 name, 2 random, 3 price, 4 price of use (docs/behaviour.md §8.2), or a field with its direction. */
export const sortSpec = z.union([
  z.literal([0, 1, 2, 3, 4]),
  z.object({
    field: z.enum(['score', 'productName', 'random', 'price', 'usePrice']),
    order: z.enum(['asc', 'desc']),
  }),
]);

export const productsRequest = z.object({
  lang: lang.default('nl'),
  /** A page past the end is the last one; `start` says which. */
  page: page.default(0),
  pageSize: z.number().int().min(1).max(96).default(24),
  groupID: id.optional(),
  path: text(300).optional(),
  /** Any text: the search reads it word by word; characters that are no letters or digits separate words. */
  search: z.string().max(10_000).optional(),
  ids: z.array(id).max(200).optional(),
  brand: text(100).optional(),
  /** Products of this supplier's brands. */
  supplierID: id.optional(),
  target: z.enum(productTargets).optional(),
  /** The product that `target` relates to (related, matching, linked, house brand). */
  productID: id.optional(),
  sale: z.boolean().optional(),
  /**
   * One entry per family: its best ranked member of those that match. Facets and numbers count families. Without it
   * every product is an entry.
   */
  families: z.boolean().optional(),
  /** Adds `family_from` to members of families, where `families` does not. */
  familyFrom: z.boolean().optional(),
  /** False: nothing is counted for the facets, and `facet_counts` is empty. */
  facets: z.literal(false).optional(),
  /**
   * For suggestions: only `merk` is counted (the first three), and there are three groups at most. Products, their
   * order and number are those of the same search without it.
   */
  suggest: z.boolean().optional(),
  /** Filters and values that do not exist filter nothing. */
  filters: z.record(z.string().max(40), z.array(text(100)).max(50)).optional(),
  sort: sortSpec.optional(),
});
export type ProductsRequest = z.input<typeof productsRequest>;

export const products = {
  list: endpoint({
    path: '/v1/products/get_products',
    access: 'site',
    mutates: false,
    request: productsRequest,
    response: productList,
    summary: 'Products of a group and its subtree, a search, a brand or a named list, with facets.',
  }),
  get: endpoint({
    path: '/v1/products/get_product',
    access: 'site',
    mutates: false,
    request: z.object({ id, lang: lang.default('nl') }),
    response: z.array(product),
    summary: 'One product; the first result is used.',
  }),
  printSpec: blobEndpoint({
    path: '/v1/products/printspec',
    access: 'site',
    mutates: false,
    request: z.object({ id, lang: lang.default('nl') }),
    summary: 'The product sheet as PDF.',
  }),
};
