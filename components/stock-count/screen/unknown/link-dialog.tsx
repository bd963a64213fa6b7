'use client';

import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import type { CountProduct } from '../../offline/types';

/** Enough to recognise one; who needs more types more. */
const MAX_SHOWN = 20;

interface LinkDialogProps {
  code: string;
  products: readonly CountProduct[];
  onChoose: (product: CountProduct, unitId: number) => void;
  onClose: () => void;
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Says of which unit of which product a code is. */
export function LinkDialog({ code, products, onChoose, onClose }: LinkDialogProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const terms = plain(search).split(/\s+/);
  const found = products.filter(({ name, articleNumber }) => {
    const text = plain(`${name} ${articleNumber}`);
    return terms.every((term) => text.includes(term));
  });
  return (
    <Dialog title={words.linkTitle(code)} onClose={onClose}>
      <p className="text-ink-soft text-sm">{words.linkText}</p>
      <label htmlFor={id} className="font-semibold text-sm">
        {words.findProduct}
      </label>
      <input
        id={id}
        type="search"
        className="control"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <p role="status">{words.noProduct}</p>}
      <ul className="count-link">
        {found.slice(0, MAX_SHOWN).map((product) => (
          <li key={product.id}>
            <p>
              <b>{product.name}</b> <small>{words.article(product.articleNumber)}</small>
            </p>
            {product.units.map((unit) => (
              <Button
                key={unit.id}
                look="outline"
                size="s"
                aria-label={words.linkAs(product.name, unit.desc)}
                onClick={() => onChoose(product, unit.id)}
              >
                {unit.desc}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
