'use client';

import { useId, useState } from 'react';
import type { ProductDoc } from '@/api/types';
import { countDetail as words } from '@/locales/nl/stock-count/pages';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import { ProductCombobox } from '../../quick-order/product-combobox';
import { Button } from '../../ui/button';
import type { Count } from './count-facts';
import { useLinkCode } from './use-link-code';

interface LinkCodeFormProps {
  count: Count;
  code: string;
  /** Counted under the code. */
  parts: Count['parts'];
  onCancel: () => void;
  onLinked: (productName: string) => void;
}

/** Chooses the product and the unit that a code stands for. */
export function LinkCodeForm({ count, code, parts, onCancel, onLinked }: LinkCodeFormProps) {
  const id = useId();
  const { busy, link } = useLinkCode(count, code, parts);
  const [text, setText] = useState('');
  const [product, setProduct] = useState<ProductDoc>();
  const [unitId, setUnitId] = useState(0);
  const units = product?.units ?? [];
  return (
    <div className="mt-3 flex max-w-prose flex-col gap-3">
      <ProductCombobox
        label={words.product}
        hint={words.productHint}
        name="product"
        value={text}
        onChange={(value) => {
          setText(value);
          setProduct(undefined);
        }}
        onPick={(picked) => {
          setText(picked.productName);
          setProduct(picked);
          setUnitId((picked.units.find(({ puIsDefault }) => puIsDefault) ?? picked.units[0])?.puId ?? 0);
        }}
      />
      {product && (
        <FieldFrame id={`${id}-unit`} label={words.unit}>
          <Select
            id={`${id}-unit`}
            value={unitId}
            options={units.map(({ puId, unitDesc }) => ({ value: String(puId), text: unitDesc }))}
            onChange={(event) => setUnitId(Number(event.target.value))}
          />
        </FieldFrame>
      )}
      <div className="flex flex-wrap gap-3">
        {product && (
          <Button
            busy={busy}
            onClick={async () => {
              if (await link(product.productId, unitId)) onLinked(product.productName);
            }}
          >
            {words.save}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
