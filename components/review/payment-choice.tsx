import { review as words } from '@/locales/nl/cart';
import { payments } from '@/locales/nl/payments';
import type { PaymentOption } from '@/store/domain';
import { FormPart } from '../ui/form-part';
import { Choice } from './choice';
import { PaymentMark } from './payment-mark';

interface PaymentChoiceProps {
  options: PaymentOption[];
  chosen: string | undefined;
  onChoose: (source: string) => void;
}

export function PaymentChoice({ options, chosen, onChoose }: PaymentChoiceProps) {
  return (
    <FormPart title={words.payment}>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ source, label, kind }) => (
          <Choice
            key={source}
            name="payment"
            value={source}
            checked={source === chosen}
            onChoose={() => onChoose(source)}
          >
            <span className="flex items-center justify-between gap-3">
              <span>
                <strong className="block">{label}</strong>
                <span className="text-ink-soft">{payments.how[source] ?? payments.kinds[kind]}</span>
              </span>
              <PaymentMark source={source} />
            </span>
          </Choice>
        ))}
      </div>
    </FormPart>
  );
}
