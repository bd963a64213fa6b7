import { onlineMethods } from '@toonbank/contract/payment/methods';
import type { PaymentOption } from '@/api/types';
import { review as words } from '@/locales/nl/cart/cart';
import { payments } from '@/locales/nl/checkout/payments';
import { FormPart } from '../form/form-part';
import { Choices } from '../shared/choice';
import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { Notice } from '../ui/notice';
import { creditText, isBeyondCredit } from './credit';
import { PaymentLabel } from './payment-label';

interface PaymentChoiceProps {
  options: PaymentOption[];
  chosen: string | undefined;
  /** Of the order, euros incl. VAT. */
  total: number;
  onChoose: (source: string) => void;
  branch: Shop['branch'];
}

/** Payment methods, and which of the footer's are not offered here; without any, how to order by phone. */
export function PaymentChoice({ options, chosen, total, onChoose, branch }: PaymentChoiceProps) {
  if (options.length === 0)
    return (
      <FormPart title={words.payment}>
        <Notice tone="warning">
          <p>{payments.none}</p>
          <PhoneLink phone={branch.phone} className="mt-2 inline-flex min-h-6 items-center underline" />
        </Notice>
      </FormPart>
    );
  const absent = onlineMethods.filter((method) => options.every(({ source }) => source !== method));
  // A shop without online payment names none.
  const isNamed = absent.length > 0 && absent.length < onlineMethods.length;
  return (
    <FormPart title={words.payment}>
      <Choices
        name="payment"
        options={options}
        keyOf={({ source }) => source}
        chosen={chosen}
        onChoose={({ source }) => onChoose(source)}
        isDisabled={(option) => isBeyondCredit(option, total)}
      >
        {(option) => (
          <span className="flex items-center justify-between gap-3">
            <PaymentLabel option={option} credit={creditText(option, total, options)} />
          </span>
        )}
      </Choices>
      {isNamed && <p className="mt-3 text-ink-soft text-sm">{payments.absent(absent)}</p>}
    </FormPart>
  );
}
