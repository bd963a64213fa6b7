import { couponKinds } from '@toonbank/contract/coupon-desk/terms';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';
import { Field } from '../form/field';
import { LabelledSelect } from '../shared/labelled-select';
import type { TermFaults } from './check-terms';
import type { CouponTexts } from './coupon-texts';

interface CouponFieldsProps {
  /** Before the id of each field. */
  id: string;
  texts: CouponTexts;
  faults: TermFaults;
  /** The code of a coupon that exists never changes. */
  isNew: boolean;
  onChange: (texts: CouponTexts) => void;
}

/** The fields of a coupon. */
export function CouponFields({ id, texts, faults, isNew, onChange }: CouponFieldsProps) {
  const field = (name: Exclude<keyof CouponTexts, 'groupIDs'>) => ({
    id: `${id}-${name}`,
    value: texts[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [name]: target.value }),
  });
  return (
    <>
      <Field
        {...field('code')}
        label={words.code}
        hint={isNew ? words.codeHint : undefined}
        maxLength={40}
        readOnly={!isNew}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <LabelledSelect
        label={words.kind}
        value={texts.kind}
        onChange={({ target }) => onChange({ ...texts, kind: target.value as CouponTexts['kind'] })}
        options={couponKinds.map((value) => ({ value, text: words.kinds[value] }))}
      />
      {texts.kind === 'percentage' && (
        <Field {...field('value')} label={words.percentage} inputMode="numeric" maxLength={3} />
      )}
      {texts.kind === 'amount' && (
        <Field
          {...field('value')}
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          maxLength={12}
        />
      )}
      <Field
        {...field('minimum')}
        label={words.minimum}
        hint={words.minimumHint}
        inputMode="decimal"
        maxLength={12}
      />
      <Field {...field('validFrom')} label={words.validFrom} type="date" />
      <Field {...field('validUntil')} label={words.validUntil} type="date" />
      <Field
        {...field('maxUses')}
        label={words.maxUses}
        hint={words.noLimit}
        inputMode="numeric"
        maxLength={7}
      />
      <Field
        {...field('maxUsesPerCustomer')}
        label={words.maxUsesPerCustomer}
        hint={words.noLimit}
        inputMode="numeric"
        maxLength={7}
      />
    </>
  );
}
