import type { WholeList } from './read-list.ts';

/** A line of a list for its files. */
export interface ListRow {
  articleNumber: string;
  name: string;
  brand: string;
  category: string;
  unit: string;
  /** Base pieces in one unit. */
  content: number;
  quantity: number;
  ean: string;
  /** Euros excl. VAT of one unit at this quantity; absent where prices may not be seen. */
  price: number | undefined;
  note: string;
  available: boolean;
}

type Unit = WholeList['items'][number]['product']['units'][number];

/** The price of the tier that the quantity reaches, or of the smallest quantity. */
const priceAt = ({ calcprice, pricetable = [], unit_content }: Unit, quantity: number) =>
  pricetable.findLast(({ q }) => q <= quantity * unit_content)?.price ?? calcprice;

/** The rows of all three kinds of files. */
export const rowsOf = ({ items }: WholeList): ListRow[] =>
  items.map(({ product, unit_id, quantity, note, available }) => {
    const unit = product.units.find((one) => one.pu_id === unit_id);
    return {
      articleNumber: product.product_ext_code,
      name: product.product_name,
      brand: product.brand,
      category: product.category,
      unit: unit?.unit_desc ?? '',
      content: unit?.unit_content ?? 1,
      quantity,
      ean: unit?.ean ?? '',
      price: unit && priceAt(unit, quantity),
      note,
      available,
    };
  });
