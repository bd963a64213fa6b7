/**
 * The form behind a label on a shelf. It works without a script, so the posted fields are read here: per product a
 * choice or a typed number, or one tap for a label of one product.
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

export const MAX_NAME_LENGTH = 60;
export const MAX_REMARK_LENGTH = 100;
/** Highest quantity in one request; larger ones are made by telephone. */
const MAX_QUANTITY = 999;

export interface ShelfForm {
  token: string;
  key: string;
  items: { productID: number; quantity: number }[];
  name: string;
  remark: string;
}

/** The possible faults, as they stand in the address. */
export const faults = ['niets', 'aantal', 'vol', 'te-vaak', 'storing'] as const;
export type ShelfFault = (typeof faults)[number];

/** Parses a typed number; null when it is invalid, undefined when the field is empty. */
function typedNumber(text: string | undefined): number | null | undefined {
  const typed = text?.trim() ?? '';
  if (typed === '') return undefined;
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= MAX_QUANTITY ? number : null;
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
    // A typed number counts more than a choice.
    if (number && (kind === 'aantal' || !wanted.has(Number(id)))) wanted.set(Number(id), number);
  }
  if (wanted.size === 0) return 'niets';
  return [...wanted].map(([productID, quantity]) => ({ productID, quantity }));
}

/** Reads a posted form: the request, or its fault. */
export function readShelfForm(form: ReadonlyMap<string, string>): ShelfForm | ShelfFault {
  const items = asked(form);
  if (typeof items === 'string') return items;
  const text = (name: string, longest: number) => (form.get(name) ?? '').trim().slice(0, longest);
  return {
    token: form.get(fields.token) ?? '',
    key: form.get(fields.key) ?? '',
    items,
    name: text(fields.name, MAX_NAME_LENGTH),
    remark: text(fields.remark, MAX_REMARK_LENGTH),
  };
}

/** The posted fields, to fill the form again: all but the token and the tap. */
export function typedOf(form: ReadonlyMap<string, string>): [string, string][] {
  return [...form]
    .filter(([name, value]) => /^(?:keuze-\d+|aantal-\d+|naam|opmerking)$/.test(name) && value.trim() !== '')
    .map(([name, value]) => [name, value.slice(0, MAX_REMARK_LENGTH)]);
}
