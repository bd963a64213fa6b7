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
  /** What the line in the cart has; `readSelectedOptions` says what somebody picks instead. */
  selected: readonly SelectedOption[];
}

/** What can be ordered along: one of each group, once, whatever the quantity (docs/behaviour.md §7.3). */
export function OptionChoices({ productId, groups, view, selected }: OptionChoicesProps) {
  return (
    <>
      {groups.map((group) => (
        <OptionChoice
          key={group.index}
          // The page before this one may still be there, hidden: a name of its own.
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
