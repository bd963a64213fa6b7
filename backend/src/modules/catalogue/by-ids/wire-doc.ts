import { endpoints } from '@toonbank/contract';
import { withNames } from '../../../db/json-object.ts';
import { CheckedJson } from '../../../http/answer/checked-json.ts';
import { bytesOf, RecentValues } from '../../../lib/recent-values.ts';
import { toProductDoc } from '../product-doc.ts';
import type { ProductRow, UnitRow } from '../product-row.ts';
import { kinds, type PackedProduct } from './statement.ts';

/** Of each process: about 3,000 products with prices. */
const MAX_BYTES = 8_000_000;

type PackedRow = Omit<ProductRow, 'units'> & { units: unknown[][] | null };

const schema = endpoints.products.list.response.shape.docs.element;

/** The contract's form of a product. It has no other argument than the text, so that the text can be its key. */
function toWireDoc(text: string): CheckedJson {
  const [kind, ...values] = JSON.parse(text) as PackedProduct;
  const { fields, unitFields } = kinds[kind];
  const row = withNames<PackedRow>(fields, values);
  const units = row.units?.map((unit) => withNames<UnitRow>(unitFields, unit)) ?? null;
  return CheckedJson.of(schema, toProductDoc({ ...row, units }));
}

const known = new RecentValues<CheckedJson>(MAX_BYTES, ({ text }) => bytesOf(text));

/**
 * A product on the wire. Viewers whose statements returned the same text share it: those of one price list without an
 * agreement. All that changes a document changes the text, so nothing has to be dropped after a change.
 */
export const wireDocOf = (text: string): CheckedJson => known.of(text, toWireDoc);
