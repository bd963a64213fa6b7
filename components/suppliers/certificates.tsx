import type { Supplier } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { suppliers as words } from '@/locales/nl/suppliers';
import { DocumentLink } from '../shared/document-link';
import { Badge, type Tone } from '../ui/badge';
import { type CertificateState, certificateState } from './certificate-state';

const tones: Record<CertificateState, Tone> = { valid: 'success', ends_soon: 'warning', expired: 'danger' };

interface CertificatesProps {
  certificates: Supplier['certificates'];
  /** `YYYY-MM-DD` in Amsterdam. */
  today: string;
}

/** Certificates with their last valid day and, in words, whether they are still valid. */
export function Certificates({ certificates, today }: CertificatesProps) {
  return (
    <section aria-labelledby="certificaten">
      <h2 id="certificaten">{words.certificates}</h2>
      {certificates.length === 0 && <p>{words.noCertificates}</p>}
      <ul className="certificates">
        {certificates.map(({ id, name, issuer, number, validUntil, document }) => {
          const state = certificateState(validUntil, today);
          return (
            <li key={id}>
              <p>
                <strong>{name}</strong> <Badge tone={tones[state]}>{words.states[state]}</Badge>
              </p>
              <p>{[issuer, number].filter((text) => text !== '').join(' · ')}</p>
              <p>
                {validUntil === null ? (
                  words.endless
                ) : (
                  <>
                    {state === 'expired' ? words.wasValid : words.validUntil}{' '}
                    <time dateTime={validUntil}>{formatLongDate(validUntil)}</time>
                  </>
                )}
              </p>
              {document !== '' && (
                <p>
                  <DocumentLink href={document} of={name}>
                    {words.document}
                  </DocumentLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
