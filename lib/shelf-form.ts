/**
 * The form behind a label on a shelf. It works without a script, so what is sent is read here: per product a choice or
 * a number of one's own, or one tap for a label of one product.
 */

/** Names of its fields. */
export const fields = {
  token: 'label',
  key: 'sleutel',
  /** `5-2`: two of product 5, by one tap. */
  tap: 'tik',
  name: 'naam',
  remark: 'opmerking',
  choice: (productId: number) => `keuze-${productId}`,
  number: (productId: number) => `aantal-${productId}`,
} as const;

export const LONGEST_NAME = 60;
export const LONGEST_REMARK = 100;
/** In one request; who needs more than that calls. */
const MOST_AT_ONCE = 999;

export interface ShelfForm {
  token: string;
  key: string;
  items: { productID: number; quantity: number }[];
  name: string;
  remark: string;
}

/** What can be wrong with it, as it stands in the address. */
export const faults = ['niets', 'aantal', 'vol', 'te-vaak', 'storing'] as const;
export type ShelfFault = (typeof faults)[number];

/** What somebody typed as a number of their own; null when it can't be one, undefined when nothing was typed. */
function typedNumber(text: string | undefined): number | null | undefined {
  const typed = text?.trim() ?? '';
  if (typed === '') return undefined;
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= MOST_AT_ONCE ? number : null;
}

function asked(form: ReadonlyMap<string, string>): ShelfForm['items'] | ShelfFault {
  const [, product, quantity] = /^(\d{1,10})-(\d{1,3})$/.exec(form.get(fields.tap) ?? '') ?? [];
  if (product !== undefined) return [{ productID: Number(product), quantity: Number(quantity) }];
  const wanted = new Map<number, number>();
  for (const [name, value] of form) {
    const [, kind, id] = /^(keuze|aantal)-(\d{1,10})$/.exec(name) ?? [];
    if (id === undefined) continue;
    const number = typedNumber(value);
    if (kind === 'aantal' && number === null) return 'aantal';
    // A number of one's own says more than a choice.
    if (number && (kind === 'aantal' || !wanted.has(Number(id)))) wanted.set(Number(id), number);
  }
  if (wanted.size === 0) return 'niets';
  return [...wanted].map(([productID, quantity]) => ({ productID, quantity }));
}

/** A form as it was sent → what is asked for, or what is wrong with it. */
export function readShelfForm(form: ReadonlyMap<string, string>): ShelfForm | ShelfFault {
  const items = asked(form);
  if (typeof items === 'string') return items;
  const text = (name: string, longest: number) => (form.get(name) ?? '').trim().slice(0, longest);
  return {
    token: form.get(fields.token) ?? '',
    key: form.get(fields.key) ?? '',
    items,
    name: text(fields.name, LONGEST_NAME),
    remark: text(fields.remark, LONGEST_REMARK),
  };
}

/** What was typed, to stand in the form again: everything but the code and the tap. */
export function typedOf(form: ReadonlyMap<string, string>): [string, string][] {
  return [...form]
    .filter(([name, value]) => /^(?:keuze-\d+|aantal-\d+|naam|opmerking)$/.test(name) && value.trim() !== '')
    .map(([name, value]) => [name, value.slice(0, LONGEST_REMARK)]);
}
