import type { ImportKind } from '@toonbank/contract';
import type { Import } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/errors.ts';
import { agreements } from './agreements.ts';
import { customers } from './customers/index.ts';
import { groups } from './groups/index.ts';
import type { Kind } from './kind.ts';
import { pictures } from './pictures/index.ts';
import { prices } from './prices.ts';
import { products } from './products/index.ts';
import { stock } from './stock.ts';

/** The kinds of imports, each with its way to compare and to write. */
const kinds: Partial<Record<ImportKind, Kind>> = {
  prices,
  stock,
  products,
  groups,
  pictures,
  customers,
  agreements,
};

export function kindOf({ kind }: Pick<Import, 'kind'>): Kind {
  const found = kinds[kind];
  if (!found) throw new DomainError('not_built', `Imports of ${kind} are not built yet.`);
  return found;
}
