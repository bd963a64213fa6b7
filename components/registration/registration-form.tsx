'use client';

import { register as words } from '@/locales/nl/account/registration';
import { AddressFields } from '../customer/address-fields';
import { CompanyFields } from '../customer/company-fields';
import { PersonFields } from '../customer/person-fields';
import { FormFailure } from '../form/form-failure';
import { FormPart } from '../form/form-part';
import { TextArea } from '../form/text-area';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { RegisteredNotice } from './registered-notice';
import { type LegalPages, TermsSentence } from './terms-sentence';
import { useRegistration } from './use-registration';

interface RegisterFormProps extends Pick<Shop, 'prices' | 'countries'> {
  published: LegalPages;
}

/** Registration: a business applies for an account, a consumer creates one. */
export function RegistrationForm({ prices, countries, published }: RegisterFormProps) {
  const consumer = prices === 'public';
  const { form, registered } = useRegistration({ prices, countries });
  const { id, failure, busy } = form;
  if (registered) return <RegisteredNotice {...registered} />;
  return (
    // POST: before hydration, a submit must not put personal data into the URL.
    <form
      {...form.root}
      method="post"
      noValidate
      onSubmit={form.submit}
      className="flex max-w-2xl flex-col gap-8"
    >
      <FormFailure title={words.failed} code={failure} />
      {!consumer && (
        <FormPart title={words.companyTitle}>
          <CompanyFields form={form} belgium={countries.includes('BE')} />
        </FormPart>
      )}
      <FormPart title={words.personTitle}>
        <PersonFields form={form} emailHint={words.emailHint} />
      </FormPart>
      <FormPart title={consumer ? words.consumerAddressTitle : words.addressTitle}>
        <AddressFields form={form} countries={countries} purpose="shipping" />
      </FormPart>
      {!consumer && (
        <TextArea
          {...form.field('remark')}
          label={words.remark}
          hint={words.remarkHint}
          optional
          maxLength={2000}
        />
      )}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-website`}>{words.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <TermsSentence lead={words.terms} {...published} />
      <Button type="submit" size="l" busy={busy} className="self-start">
        {busy ? words.busy : consumer ? words.consumerSubmit : words.submit}
      </Button>
    </form>
  );
}
