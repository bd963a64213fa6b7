import type { SelectedOption } from '@/store/cart/overlay';
import type { ChoiceGroup } from './choice';

/** Value of an option's form control. */
export const choiceValue = (index: number, id: number): string => `${index}-${id}`;

/**
 * Options selected by the customer, read from the DOM because the controls work before hydration. Undefined
 * when the selection is unchanged.
 */
export function readSelectedOptions(
  panel: Element | null,
  groups: readonly ChoiceGroup[],
): SelectedOption[] | undefined {
  const inputs = [...(panel?.querySelectorAll<HTMLInputElement>('.option input') ?? [])];
  if (inputs.every((input) => input.checked === input.defaultChecked)) return undefined;
  const picked = inputs.filter((input) => input.checked).map((input) => input.value);
  return groups.flatMap(({ index, choices }) =>
    choices
      .filter(({ id }) => picked.includes(choiceValue(index, id)))
      .map(({ id, name }) => ({ index, productId: id, productName: name })),
  );
}
