import type { SelectedOption } from '@/store/cart/overlay';
import type { ChoiceGroup } from './choice';

/** What stands for a choice in its control. */
export const choiceValue = (index: number, id: number): string => `${index}-${id}`;

/**
 * What somebody picked among a product's options, read from the controls themselves: they work before their script has
 * come. Undefined where nothing was picked.
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
