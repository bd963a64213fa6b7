import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { priceDeskWords } from '@/locales/nl/admin/shop/price-lists';
import type { ListedPrice } from '../price-list';

const { grid: words, tierFaults } = priceDeskWords;
const MAX_PRICE = 1_000_000;

/** A price that is being typed: of one unit, from `quantity` units on. */
export interface PriceDraft {
  price: ListedPrice;
  quantity: number;
  text: string;
  /** Its fault is shown: the field was left, or the changes were asked for. */
  isChecked: boolean;
}

export const draftKey = ({ productUnitId }: ListedPrice, quantity: number): string =>
  `${productUnitId}:${quantity}`;

/** Quantities that have a field: those of the list's prices, and one unit. Files of an import name whole units only. */
export const typedQuantities = ({ tiers }: ListedPrice): number[] => [
  ...new Set([1, ...tiers.map(({ quantity }) => quantity).filter(Number.isInteger)]),
];

const presentPrice = ({ tiers }: ListedPrice, of: number): number | undefined =>
  tiers.find(({ quantity }) => quantity === of)?.price;

/** A price as its field shows it; empty where the list price holds. */
export function presentText(price: ListedPrice, quantity: number): string {
  const present = presentPrice(price, quantity);
  return present === undefined ? '' : dutchNumber(present, 2, 2);
}

export function faultOf({ price, quantity, text }: PriceDraft): string | undefined {
  if (text.trim() === '') return presentText(price, quantity) === '' ? undefined : words.cleared;
  const euros = parseEuros(text);
  if (euros === undefined) return tierFaults.price;
  return euros > MAX_PRICE ? words.tooHigh : undefined;
}

/** Whether the price becomes another one. What can't be read counts, so that it is not left out in silence. */
export function isChanged({ price, quantity, text }: PriceDraft): boolean {
  if (text.trim() === '') return presentText(price, quantity) !== '';
  const euros = parseEuros(text);
  return euros === undefined || euros !== presentPrice(price, quantity);
}

/** Prices that were typed in a list and are not sent yet, outside of React: a key press renders its own field only. */
export class PriceDrafts {
  private readonly drafts = new Map<string, PriceDraft>();
  private readonly listeners = new Set<() => void>();
  private listed: readonly PriceDraft[] = [];

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** The changed ones, in the order in which they were begun. The same array until one changes. */
  readonly changed = (): readonly PriceDraft[] => this.listed;
  readonly get = (key: string): PriceDraft | undefined => this.drafts.get(key);

  set(draft: PriceDraft): void {
    this.drafts.set(draftKey(draft.price, draft.quantity), draft);
    this.emit();
  }
  /** The field was left. Until then a text stays as it is typed: the `4` of `4,25` is no other price than 4,00. */
  leave(key: string): void {
    const draft = this.drafts.get(key);
    if (!draft) return;
    if (isChanged(draft)) this.drafts.set(key, { ...draft, isChecked: true });
    else this.drafts.delete(key);
    this.emit();
  }
  /** Shows what is wrong with those that are not right. @returns their number */
  check(): number {
    for (const [key, draft] of this.drafts) this.drafts.set(key, { ...draft, isChecked: true });
    this.emit();
    return this.listed.filter((draft) => faultOf(draft) !== undefined).length;
  }
  clear(): void {
    this.drafts.clear();
    this.emit();
  }
  private emit(): void {
    this.listed = [...this.drafts.values()].filter(isChanged);
    for (const listener of this.listeners) listener();
  }
}
