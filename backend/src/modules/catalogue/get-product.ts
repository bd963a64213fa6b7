import type { WireProduct } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { executePlanned } from './execute-planned.ts';
import { familyJson, familyProductsJson } from './list-families.ts';
import { toProductDoc } from './product-doc.ts';
import { type ProductRow, productJson } from './product-row.ts';
import { hazardLabelOf } from './safety/hazard-label.ts';

interface OptionRow {
  index: number;
  label: string;
  product: ProductRow;
}

type Details = Pick<WireProduct, 'description' | 'specifications' | 'images' | 'documents'>;
type SupplierOf = NonNullable<WireProduct['supplier']>;

interface DetailRow extends Details {
  product: ProductRow;
  options: OptionRow[] | null;
  supplier: SupplierOf | null;
  members: ProductRow[] | null;
}

/** Options with the same index are one choice. */
function groupOptions(rows: OptionRow[]): WireProduct['options'] {
  const groups = new Map<number, WireProduct['options'][number]>();
  for (const { index, label, product } of rows) {
    const group = groups.get(index) ?? { index, label, products: [] };
    group.products.push(toProductDoc(product));
    groups.set(index, group);
  }
  return [...groups.values()];
}

/** One product with all data of its page. @throws DomainError not_found */
export async function getProduct(tx: Tx, viewer: Viewer, id: number): Promise<WireProduct> {
  const json = productJson(viewer);
  const [row] = await executePlanned<DetailRow>(
    tx,
    sql`
    SELECT ${productJson(viewer, familyJson(viewer))} AS product, p.description, p.specifications, p.images, p.documents, (
      SELECT json_agg(json_build_object('index', c.index, 'label', c.label, 'product', (
          SELECT ${json} FROM products p WHERE p.id = c.option_product_id)) ORDER BY c.index, o.name COLLATE nl)
      FROM product_options c JOIN products o ON o.id = c.option_product_id AND o.active
      WHERE c.product_id = p.id) AS options, (
      SELECT json_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
      FROM supplier_brands b JOIN suppliers s ON s.site_id = b.site_id AND s.id = b.supplier_id
      WHERE b.site_id = p.site_id AND b.brand = p.brand) AS supplier,
      ${familyProductsJson(json)} AS members
    FROM products p WHERE p.site_id = ${viewer.site.id} AND p.id = ${id} AND p.active`,
  );
  const { product, options, supplier, members, ...details } = orNotFound(row);
  const { description, specifications, images, documents }: Details = details;
  const doc = toProductDoc(product);
  const hazard = hazardLabelOf({ ...doc, specifications, documents });
  return {
    ...doc,
    ...{ description, specifications, images, documents },
    ...(hazard && { hazard }),
    ...(supplier && { supplier }),
    options: groupOptions(options ?? []),
    ...(members && members.length > 1 && { family_products: members.map(toProductDoc) }),
  };
}
