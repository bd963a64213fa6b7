'use client';

import { options as words } from '@/locales/nl/product/options';
import type { SelectedOption } from '@/store/cart/overlay';
import type { PriceView } from '../shop';
import type { ChoiceGroup } from './choice';
import { OptionChoice } from './option-choice';

export interface OptionChoicesProps {
  productId: number;
  groups: ChoiceGroup[];
  view: PriceView;
  /** Options of the line in the cart; `readSelectedOptions` reads what the customer selects instead. */
  selected: readonly SelectedOption[];
}

/**
 * Options ordered with the product: at most one per group, once, whatever the quantity (docs/behaviour.md
 * §7.3).
 */
export function OptionChoices({ productId, groups, view, selected }: OptionChoicesProps) {
  return (
    <>
      {groups.map((group) => (
        <OptionChoice
          key={group.index}
          // A unique name: the previous page may still be in the document, hidden.
          name={`optie-${productId}-${group.index}`}
          group={group}
          view={view}
          chosen={selected.find(({ index }) => index === group.index)?.productId}
        />
      ))}
      <p className="step-note">{words.once}</p>
    </>
  );
}
