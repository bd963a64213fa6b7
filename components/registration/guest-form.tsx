'use client';

import { GUEST_FORM } from '@/lib/urls/form-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { guest as words } from '@/locales/nl/account/guest';
import { register } from '@/locales/nl/account/registration';
import { AddressFields } from '../customer/address-fields';
import { PersonFields } from '../customer/person-fields';
import { FormFailure } from '../form/form-failure';
import { FormPart } from '../form/form-part';
import { TextLink } from '../shared/text-link';
import type { Shop } from '../shop';
import { Button } from '../ui/button';
import { useGuest } from './use-guest';

/** Person and address of an order without an account. Without JavaScript the browser submits it to a route handler. */
export function GuestForm({ countries }: Pick<Shop, 'countries'>) {
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
      <p className="text-ink-soft text-sm">
        {words.terms} <TextLink href={contentUrl('leveringsvoorwaarden')}>{register.termsLink}</TextLink>.{' '}
        {register.and} <TextLink href={contentUrl('privacy-veiligheid')}>{register.privacyLink}</TextLink>.
      </p>
      <Button type="submit" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
