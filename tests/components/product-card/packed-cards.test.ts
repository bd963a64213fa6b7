import { expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { unitText } from '@/components/buying/buyable';
import { toCard } from '@/components/product-card/card';
import { packCard } from '@/components/product-card/pack-card';
import { unpackCard } from '@/components/product-card/unpack-card';
import { wireProduct, wireUnit } from '../../store/support/builders';

const bags = {
  base_unit: 'zak',
  units: [
    wireUnit({
      pu_id: 571,
      unit_name: 'rol',
      unit_content: 25,
      unit_desc: 'rol à 25 zakken',
      pu_is_default: false,
    }),
    wireUnit({ pu_id: 572, unit_name: 'doos', unit_content: 500, unit_desc: 'doos à 500 zakken' }),
    wireUnit({
      pu_id: 573,
      unit_name: 'pallet',
      unit_content: 24_000,
      unit_desc: 'pallet à 48 dozen (24.000 zakken)',
      pu_is_default: false,
    }),
  ],
};

function sent(product: Parameters<typeof wireProduct>[0]) {
  const doc = camelize(wireProduct(product));
  const packed = packCard(toCard(doc, 'hidden'), doc.baseUnit);
  const { units } = unpackCard(structuredClone(packed));
  const shown = units.map((unit) => [unit.id, unitText(unit, units), unit.isDefault ?? false]);
  return { packed: packed.units, shown };
}

it('carries units as names and contents, and shows them as the API wrote them', () => {
  const { packed, shown } = sent(bags);
  expect(packed).toEqual([571, 1, 'zak', 'rol', 25, 'doos', 500, 'pallet', 24_000]);
  expect(shown).toEqual([
    [571, 'rol à 25 zakken', false],
    [572, 'doos à 500 zakken', true],
    [573, 'pallet à 48 dozen (24.000 zakken)', false],
  ]);
});

it('does not pack units with more data: a text of their own, a price, ids with a gap', () => {
  const [roll, box] = bags.units;
  if (!roll || !box) throw new Error('two units');
  const others = [
    [roll, { ...box, unit_desc: 'doos met uitneemopening' }],
    [roll, { ...box, calcprice: 12.5 }],
    [roll, { ...box, pu_id: 580 }],
  ];
  for (const units of others) {
    const { packed, shown } = sent({ ...bags, units });
    expect(packed[0]).toMatchObject({ id: 571 });
    expect(shown).toEqual(units.map((unit) => [unit.pu_id, unit.unit_desc, unit.pu_is_default]));
  }
});
