import type { Address, PaymentOption } from '@/api/types';
import { DETAILS } from '@/lib/urls/account-urls';
import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Choices } from '../shared/choice';
import { TextLink } from '../shared/text-link';
import type { RecurringFormState } from './use-recurring-form';

interface DeliveryFieldsProps {
  form: RecurringFormState;
  addresses: Address[];
  payments: PaymentOption[];
  /** The stored address no longer exists. */
  gone: boolean;
}

const addressText = ({ label, street, houseNumber, city }: Address) =>
  [label, `${street} ${houseNumber}`, city].filter(Boolean).join(', ');

/** Address, payment method, and whether the order is placed automatically. */
export function DeliveryFields({ form, addresses, payments, gone }: DeliveryFieldsProps) {
  const { texts, mode: chosen, setMode } = form;
  const { error: addressError, ...address } = form.field('addressID');
  const { error: paymentError, ...payment } = form.field('paymentSource');
  const online = payments.some(({ source, kind }) => source === texts.paymentSource && kind === 'online');
  const choose = addresses.map((address) => ({ value: address.id, text: addressText(address) }));
  const addressFault =
    addressError ?? (gone && texts.addressID === '' ? recurringForm.addressGone : undefined);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldFrame id={address.id} label={recurringForm.address} error={addressFault}>
          {addresses.length > 0 ? (
            <Select
              {...address}
              aria-invalid={addressFault ? true : undefined}
              options={texts.addressID === '' ? [{ value: '', text: '–' }, ...choose] : choose}
            />
          ) : (
            <p className="text-sm">
              {recurringForm.noAddress} <TextLink href={DETAILS}>{recurringForm.toDetails}</TextLink>
            </p>
          )}
        </FieldFrame>
        <FieldFrame id={payment.id} label={recurringForm.payment} error={paymentError}>
          <Select
            {...payment}
            options={payments.map(({ source, label }) => ({ value: source, text: label }))}
            onChange={({ target }) => {
              if (payments.some(({ source, kind }) => source === target.value && kind === 'online'))
                setMode('prepared');
            }}
          />
        </FieldFrame>
      </div>
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{recurringForm.mode}</legend>
        <Choices
          name="mode"
          options={(['prepared', 'placed'] as const).filter((mode) => mode === 'prepared' || !online)}
          keyOf={(mode) => mode}
          chosen={chosen}
          onChoose={setMode}
        >
          {(mode) => (
            <>
              <strong className="block">{words.modes[mode]}</strong>
              <span className="text-ink-soft">{words.modeTexts[mode]}</span>
            </>
          )}
        </Choices>
        {online && <p className="mt-2 text-ink-soft text-sm">{recurringForm.needsBrowser}</p>}
      </fieldset>
    </>
  );
}
