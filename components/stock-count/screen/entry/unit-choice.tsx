import { useId } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import type { CountProduct } from '../../offline/types';

interface UnitChoiceProps {
  product: CountProduct;
  value: number | undefined;
  onChoose: (unitId: number) => void;
}

/** The units of a product with what one holds. */
export function UnitChoice({ product, value, onChoose }: UnitChoiceProps) {
  const name = useId();
  return (
    <fieldset className="count-units">
      <legend className="sr-only">{words.unit}</legend>
      {product.units.map(({ id, desc, content }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
          <span>
            {desc.replace(/^per /, '')}
            {content !== 1 && !desc.includes(String(content)) && (
              <small>{words.unitContent(content, product.baseUnit)}</small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
