import { Suspense } from 'react';
import { options as words } from '@/locales/nl/product/options';
import type { PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { Picture } from '../ui/picture';
import { unitText } from './buyable';
import type { Choice, ChoiceGroup } from './choice';
import { choiceValue } from './selected-options';

// The script of `Price` is loaded with the first price shown.
const Price = lazyPart(() => import('../ui/price').then((module) => module.Price));
// Only where consumers buy.
const UnitPrice = lazyPart(() => import('./indication/unit-price').then((module) => module.UnitPrice));

export interface OptionChoiceProps {
  name: string;
  group: ChoiceGroup;
  view: PriceView;
  /** The product's id. */
  chosen: number | undefined;
}

/** One option group: a checkbox for a single product, otherwise radio buttons that start with 'none'. */
export function OptionChoice({ name, group, view, chosen }: OptionChoiceProps) {
  const { index, label, choices } = group;
  const only = choices.length === 1;
  return (
    <fieldset className="options">
      <legend>{label}</legend>
      {(only ? choices : [undefined, ...choices]).map((choice) => (
        <label key={choice?.id ?? 0} className="option choice">
          <input
            type={only ? 'checkbox' : 'radio'}
            name={name}
            value={choice && choiceValue(index, choice.id)}
            defaultChecked={chosen === choice?.id}
            disabled={choice?.soldOut}
          />
          {choice && <Picture src={choice.image} alt="" width={48} height={48} />}
          <span>{choice?.name ?? words.none}</span> {choice && <OptionPrice choice={choice} view={view} />}
        </label>
      ))}
    </fieldset>
  );
}

/** Unit and price of an option. */
function OptionPrice({ choice, view }: { choice: Choice; view: PriceView }) {
  const [unit] = choice.units;
  if (choice.soldOut) return <small>{words.soldOut}</small>;
  if (!unit) return null;
  return (
    <small>
      {view !== 'hidden' && unit.price !== undefined && (
        <Suspense fallback="">
          <b>
            <Price euros={unit.price} vat={choice.vat ?? 0} view={view} />
          </b>{' '}
        </Suspense>
      )}
      {unitText(unit, choice.units)}
      {unit.unitPrice && (
        <Suspense fallback="">
          {' · '}
          <UnitPrice unitPrice={unit.unitPrice} view={view} />
        </Suspense>
      )}
    </small>
  );
}
