import type { Supplier } from '@/api/types';
import { loginUrl } from '@/lib/urls/page-urls';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { suppliers as words } from '@/locales/nl/suppliers';
import type { Audience } from '../shop';
import { buttonClass } from '../ui/button';
import { PartnerRequestForm } from './partner-request-form';

interface PartnerRequestProps {
  partner: Pick<Supplier, 'id' | 'name' | 'slug'> & { service: NonNullable<Supplier['service']> };
  audience: Audience;
  /** Idempotency key of the form. */
  requestKey: string;
}

/** The request form for customers; visitors get a link to the login, which returns to this page. */
export function PartnerRequest({ partner, audience, requestKey }: PartnerRequestProps) {
  return (
    <section aria-labelledby="aanvraag" className="partner-request">
      <h2 id="aanvraag">{words.request}</h2>
      <p>{words.requestText(partner.name)}</p>
      {audience === 'customer' ? (
        <PartnerRequestForm
          partner={{ id: partner.id, name: partner.name }}
          title={words.services[partner.service].request}
          requestKey={requestKey}
        />
      ) : (
        <a href={loginUrl(supplierUrl(partner))} className={buttonClass()}>
          {words.logIn}
        </a>
      )}
    </section>
  );
}
