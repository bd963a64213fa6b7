import type { PriceAgreement, ProductUnit } from '@/api/types';
import { countingTiers } from '@/lib/catalogue/tiers';
import { formatDate } from '@/lib/dates';
import { formatCents, toCents } from '@/lib/money';
import { addVat } from '@/lib/vat';
import { priceReason as words } from '@/locales/nl/account/price-reason';
import { countOf } from '@/locales/nl/product/units';
import type { PriceFacts } from '@/store/prices/ask-reason';

interface PriceReasonTextProps {
  unitId?: number;
  facts: PriceFacts;
  /** With VAT. */
  inclusive: boolean;
}

/** Source of the price per unit, and the last price paid. */
export function PriceReasonText({ unitId, facts, inclusive }: PriceReasonTextProps) {
  const { product, agreements, bought } = facts;
  const money = (euros: number) => {
    const cents = toCents(euros);
    return formatCents(inclusive ? addVat(cents, product?.vat ?? 0) : cents);
  };
  const units = product?.units.filter(({ puId }) => unitId === undefined || puId === unitId) ?? [];
  return (
    <>
      {units.map((unit) => (
        <UnitReason
          key={unit.puId}
          unit={unit}
          before={unit.puIsDefault ? product?.oldPrice : undefined}
          money={money}
          agreements={agreements.filter((agreement) => agreement.unitId === unit.puId)}
        />
      ))}
      <section>
        <h3 className="font-medium">{words.paid}</h3>
        <p className="text-ink-soft">
          {bought
            ? words.paidText(money(bought.lastPrice), bought.lastUnitDesc, formatDate(bought.lastOrdered))
            : words.notBought}
        </p>
      </section>
      <p className="text-ink-soft text-xs">{inclusive ? words.inclVat : words.exclVat}</p>
    </>
  );
}

interface UnitReasonProps {
  unit: ProductUnit;
  /** The price before the sale, euros excl. VAT. */
  before: number | undefined;
  /** Agreements for this unit, including future ones. */
  agreements: PriceAgreement[];
  /** Euros excl. VAT, as the customer sees them. */
  money: (euros: number) => string;
}

function UnitReason({ unit, before, agreements, money }: UnitReasonProps) {
  if (unit.calcprice === undefined) return null;
  const source = unit.priceSource ?? 'list';
  const running = agreements.find(({ state }) => state !== 'future');
  const future = agreements.find(({ state }) => state === 'future');
  const tiers = countingTiers(unit.pricetable ?? [], unit.unitContent);
  return (
    <section>
      <h3 className="flex justify-between gap-3 font-medium">
        <span>{words[source]}</span>
        <span className="tabular-nums">{money(unit.calcprice)}</span>
      </h3>
      <p className="text-ink-soft">{unit.unitDesc}</p>
      {source === 'agreement' && running && (
        <p>
          {words.agreementUntil(formatDate(running.until))}{' '}
          {running.listPrice > running.price && words.listPrice(money(running.listPrice))}
        </p>
      )}
      {source === 'tier' && <p>{tiers.length > 1 ? words.tierText : words.tierOne}</p>}
      {source === 'list' && tiers.length < 2 && before === undefined && <p>{words.listText}</p>}
      {before !== undefined && <p>{words.sale(money(before))}</p>}
      {source !== 'agreement' && tiers.length > 1 && (
        <ul>
          {tiers.map(({ q, price }) => (
            <li key={q}>
              {words.tierFrom(countOf(Math.ceil(q / unit.unitContent), unit.unitName), money(price))}
            </li>
          ))}
        </ul>
      )}
      {future && <p>{words.future(formatDate(future.from), money(future.price))}</p>}
    </section>
  );
}
