'use client';

import { GUEST_FORM } from '@/lib/urls/form-urls';
import { guest as words } from '@/locales/nl/account/guest';
import { register } from '@/locales/nl/account/registration';
import { AddressFields } from '../customer/address-fields';
import { PersonFields } from '../customer/person-fields';
import { FormFailure } from '../form/form-failure';
import { FormPart } from '../form/form-part';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { type LegalPages, TermsSentence } from './terms-sentence';
import { useGuest } from './use-guest';

interface GuestFormProps extends Pick<Shop, 'countries'> {
  published: LegalPages;
}

/** Person and address of an order without an account. Without JavaScript the browser submits it to a route handler. */
export function GuestForm({ countries, published }: GuestFormProps) {
  const { form, busy } = useGuest({ countries });
  const { id, failure } = form;
  return (
    <form
      {...form.root}
      method="post"
      action={GUEST_FORM}
      noValidate
      onSubmit={form.submit}
      className="flex max-w-2xl flex-col gap-8"
    >
      <FormFailure title={words.failed} code={failure} />
      <FormPart title={register.personTitle}>
        <PersonFields form={form} emailHint={words.emailHint} />
      </FormPart>
      <FormPart title={register.addressTitle}>
        <AddressFields form={form} countries={countries} purpose="shipping" />
      </FormPart>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-website`}>{register.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <TermsSentence lead={words.terms} {...published} />
      <Button type="submit" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
