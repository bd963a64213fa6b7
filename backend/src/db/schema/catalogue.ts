import { type NetMeasure, type PropertyFacet, propertyFacets, type UseMeasure } from '@toonbank/contract';
import { boolean, integer, json, jsonb, pgTable, smallint, text, timestamp } from '../sql.ts';
import { bytea, id, siteId } from './types.ts';

export const productGroups = pgTable('product_groups', {
  id: id(),
  siteId: siteId(),
  parentId: integer('parent_id'),
  label: text('label').notNull(),
  permalink: text('permalink').notNull(),
  path: text('path').notNull(),
  sortOrder: integer('sort_order').notNull(),
  image: text('image').notNull().default(''),
  foto: text('foto').notNull().default(''),
  contentTop: text('content_top').notNull().default(''),
  contentBottom: text('content_bottom').notNull().default(''),
  htmlTitle: text('html_title').notNull().default(''),
  htmlDescription: text('html_description').notNull().default(''),
  version: integer('version').notNull().default(1),
  /** Not in the shop, and neither is what is below it. */
  hidden: boolean('hidden').notNull().default(false),
});

const propertyColumn = (facet: PropertyFacet) => text(facet);
/** One text column per facet that is a property: null where it does not apply to the product. */
const propertyColumns = Object.fromEntries(
  propertyFacets.map((facet) => [facet, propertyColumn(facet)]),
) as Record<PropertyFacet, ReturnType<typeof propertyColumn>>;

export const products = pgTable('products', {
  id: id(),
  siteId: siteId(),
  groupId: integer('group_id').notNull(),
  groupIds: integer('group_ids').array().notNull(),
  /** Groups in which it also stands (`product_extra_groups`), with those above them. */
  moreGroupIds: integer('more_group_ids').array().notNull().default([]),
  articleNumber: text('article_number').notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  brand: text('brand').notNull(),
  country: text('country').notNull(),
  category: text('category').notNull(),
  family: text('family').notNull(),
  vat: smallint('vat').notNull(),
  baseUnit: text('base_unit').notNull(),
  step: integer('step').notNull().default(1),
  stock: integer('stock').notNull(),
  deliveryDays: integer('delivery_days').notNull(),
  description: text('description').notNull(),
  specifications: jsonb('specifications').notNull().$type<{ label: string; value: string }[]>().default([]),
  image: text('image').notNull(),
  images: jsonb('images').notNull().$type<string[]>().default([]),
  documents: jsonb('documents').notNull().$type<{ title: string; url: string }[]>().default([]),
  ...propertyColumns,
  houseBrand: boolean('house_brand').notNull().default(false),
  isSale: boolean('is_sale').notNull().default(false),
  oldPriceCents: integer('old_price_cents'),
  popularity: integer('popularity').notNull().default(0),
  /** Among products that are ordered equally often. */
  ranking: integer('ranking'),
  active: boolean('active').notNull().default(true),
  /** Where the goods are in the warehouse; pick lists are sorted by it. Empty: not known. */
  location: text('location').notNull().default(''),
  familyId: integer('family_id'),
  /** The value on the family's axis: 'XL'. */
  familyValue: text('family_value').notNull().default(''),
  familyPosition: smallint('family_position').notNull().default(0),
  netMeasure: text('net_measure').$type<NetMeasure>(),
  /** Thousandths of the measure in one base piece. */
  netContent: integer('net_content'),
  useMeasure: text('use_measure').$type<UseMeasure>(),
  /** Thousandths of the measure that one base piece gives. */
  useContent: integer('use_content'),
  saleSince: timestamp('sale_since', { withTimezone: true }),
});

/** Groups in which a product stands besides its own one. */
export const productExtraGroups = pgTable('product_extra_groups', {
  siteId: siteId(),
  productId: integer('product_id').notNull(),
  groupId: integer('group_id').notNull(),
});

/** Uploaded documents of products, named by their contents. */
export const productFiles = pgTable('product_files', {
  id: id(),
  siteId: siteId(),
  path: text('path').notNull(),
  bytes: bytea('bytes'),
  /** As of `media`. */
  object: text('object'),
  filename: text('filename').notNull(),
  uploadedBy: integer('uploaded_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const productFamilies = pgTable('product_families', {
  id: id(),
  siteId: siteId(),
  name: text('name').notNull(),
  /** Dutch name of the property in which the members differ. */
  axis: text('axis').notNull(),
  /** The members that are in lists, as the API links them (`renew_family_members`). */
  members: json('members'),
});

export const productUnits = pgTable('product_units', {
  id: id(),
  siteId: siteId(),
  productId: integer('product_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  content: integer('content').notNull(),
  isDefault: boolean('is_default').notNull(),
  ean: text('ean').notNull(),
  priceCents: integer('price_cents').notNull(),
  position: smallint('position').notNull(),
});

export const productOptions = pgTable('product_options', {
  siteId: siteId(),
  productId: integer('product_id').notNull(),
  index: smallint('index').notNull(),
  label: text('label').notNull(),
  optionProductId: integer('option_product_id').notNull(),
});

export const productTargets = pgTable('product_targets', {
  siteId: siteId(),
  target: text('target').notNull(),
  productId: integer('product_id').notNull(),
  position: smallint('position').notNull(),
});

/** Products to show with a product: `target` is matchingProducts or productLinked. */
export const productLinks = pgTable('product_links', {
  siteId: siteId(),
  productId: integer('product_id').notNull(),
  target: text('target').notNull(),
  linkedId: integer('linked_id').notNull(),
  position: smallint('position').notNull(),
});
