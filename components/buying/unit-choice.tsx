import { buying as words } from '@/locales/nl/product/buying';
import { Select } from '../form/select';
import { type Buyable, type BuyableUnit, unitText } from './buyable';

export interface UnitChoiceProps {
  product: Buyable;
  unit: BuyableUnit;
  onChoose: (unitId: number) => void;
}

/** Select of the packagings, or the text of the only one. */
export function UnitChoice({ product: { units }, unit, onChoose }: UnitChoiceProps) {
  if (units.length < 2) return <p className="only-unit">{unitText(unit, units)}</p>;
  return (
    <Select
      label={words.unit}
      value={unit.id}
      options={units.map((one) => ({ value: one.id, text: unitText(one, units) }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}
