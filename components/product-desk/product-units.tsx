import { useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { ChangeOutcome } from '../admin/change-outcome';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import type { ProductChanges, ShownProduct } from './product';
import { type ShownUnit, UNIT_FORM, UnitDialog } from './unit-dialog';

interface ProductUnitsProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** The units of a product: name, contents and EAN. */
export function ProductUnits({ product, canWrite, ...changes }: ProductUnitsProps) {
  const [opened, setOpened] = useState<ShownUnit | 'new'>();
  const { units, baseUnit } = product;
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <ul className="flex w-full flex-col divide-y divide-line border-line border-y">
        {units.map((unit) => (
          <li key={unit.unitId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {canWrite ? (
              <button
                type="button"
                onClick={() => setOpened(unit)}
                aria-label={words.change(unit.description)}
                className="min-h-8 font-semibold underline underline-offset-4"
              >
                {unit.description}
              </button>
            ) : (
              <span className="font-semibold">{unit.description}</span>
            )}
            {unit.usual && <Badge>{words.usual}</Badge>}
            <span className="text-ink-soft text-sm">
              {dutchNumber(unit.content)} {baseUnit} · {unit.ean || words.noEan}
            </span>
          </li>
        ))}
      </ul>
      {canWrite && (
        <Button look="outline" size="s" onClick={() => setOpened('new')}>
          {words.add}
        </Button>
      )}
      {!opened && (
        <ChangeOutcome form={UNIT_FORM} outcome={changes.outcome?.fault ? undefined : changes.outcome} />
      )}
      {opened && (
        <UnitDialog
          unit={opened === 'new' ? undefined : opened}
          baseUnit={baseUnit}
          {...changes}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
