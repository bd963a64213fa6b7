import { contentUrl, PRIVACY_PAGE, TERMS_PAGE } from '@/lib/urls/page-urls';
import { register as words } from '@/locales/nl/account/registration';
import { TextLink } from '../shared/text-link';

/** The pages about a buyer's rights that the shop has published. */
export interface LegalPages {
  hasTerms: boolean;
  hasPrivacy: boolean;
}

interface TermsSentenceProps extends LegalPages {
  /** The words before the link to the terms. */
  lead: string;
}

/** Names the terms and the privacy statement, each only where it is published: a new shop has neither. */
export function TermsSentence({ lead, hasTerms, hasPrivacy }: TermsSentenceProps) {
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <p className="text-ink-soft text-sm">
      {hasTerms && (
        <>
          {lead} <TextLink href={contentUrl(TERMS_PAGE)}>{words.termsLink}</TextLink>.{' '}
        </>
      )}
      {hasPrivacy && (
        <>
          {hasTerms ? words.and : words.read}{' '}
          <TextLink href={contentUrl(PRIVACY_PAGE)}>{words.privacyLink}</TextLink>.
        </>
      )}
    </p>
  );
}
