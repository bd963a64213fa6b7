import { review as words } from '@/locales/nl/cart';
import type { PaymentOption } from '@/store/domain';
import { Choice } from './choice';

export function PaymentChoice({ options }: { options: PaymentOption[] }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{words.payment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ source, label }, position) => (
          <Choice key={source} name="payment" value={source} checked={position === 0}>
            <strong>{label}</strong>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
