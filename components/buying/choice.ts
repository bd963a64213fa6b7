import type { Product, ProductDoc } from '@/api/types';
import type { PriceView } from '../shop';
import { type Buyable, toBuyable } from './buyable';

/** An option of a product: one piece of its usual unit, for any quantity (docs/behaviour.md §7.3). */
export interface Choice extends Buyable {
  image: string;
}

/** Choices that exclude each other. */
export interface ChoiceGroup {
  index: number;
  label: string;
  choices: Choice[];
}

const toChoice = (doc: ProductDoc, view: PriceView): Choice => ({
  ...toBuyable({ ...doc, units: doc.units.filter((unit) => unit.puIsDefault) }, view),
  image: doc.image,
});

/** The options on a product's page. */
export const toChoiceGroups = ({ options }: Product, view: PriceView): ChoiceGroup[] =>
  options.map(({ index, label, products }) => ({
    index,
    label,
    choices: products.map((doc) => toChoice(doc, view)),
  }));
