import type { ImportKind } from '@toonbank/contract';
import type { Import } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/errors.ts';
import { agreements } from './agreements.ts';
import { customers } from './customers/index.ts';
import type { Kind } from './kind.ts';
import { prices } from './prices.ts';
import { products } from './products/index.ts';
import { stock } from './stock.ts';

/** How each kind of import compares and writes. */
const kinds: Partial<Record<ImportKind, Kind>> = { prices, stock, products, customers, agreements };

export function kindOf({ kind }: Pick<Import, 'kind'>): Kind {
  const found = kinds[kind];
  if (!found) throw new DomainError('not_built', `Imports of ${kind} are not built yet.`);
  return found;
}
