'use client';

import { memo } from 'react';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { ProductLink } from '../../shared/product-link';
import { Button } from '../../ui/button';
import { KeptLineFields } from './kept-line-fields';
import type { KeptLine } from './kept-lines';
import { useKeptLines } from './use-kept-lines';

export interface ListedProduct {
  id: number;
  name: string;
  number: string;
}

interface KeptProductProps {
  listId: number;
  product: ListedProduct;
  places: string[];
  stored: KeptLine[];
}

/** One product with its places; each change is saved when the field is left. */
export const KeptProduct = memo(function KeptProduct(props: KeptProductProps) {
  const { listId, product, places, stored } = props;
  const { lines, state, fault, change, save, add, remove } = useKeptLines(listId, product.id, stored);
  const free = places.find((place) => !lines.some((line) => line.place === place));
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 wrap-anywhere">
          <ProductLink id={product.id}>{product.name}</ProductLink>
        </span>
        <span className="text-ink-soft text-sm">{product.number}</span>
        <span role="status" className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>
          {state && words[state]}
        </span>
      </div>
      {lines.map((line) => (
        <KeptLineFields
          key={line.key}
          {...{ line, places }}
          name={product.name}
          faulty={fault !== undefined}
          onChange={(part) => change(line.key, part)}
          onLeave={save}
          onRemove={lines.length > 1 ? () => remove(line.key) : undefined}
        />
      ))}
      {fault && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {fault}
        </p>
      )}
      {free !== undefined && (
        <Button
          look="quiet"
          size="s"
          className="-ml-3 mt-1"
          aria-label={words.addLineOf(product.name)}
          onClick={() => add(free)}
        >
          {words.addLine}
        </Button>
      )}
    </>
  );
});
