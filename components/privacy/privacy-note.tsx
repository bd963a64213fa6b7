import { contentUrl, PRIVACY_PAGE } from '@/lib/urls/page-urls';
import { privacyNote as words } from '@/locales/nl/stored-in-browser';
import { TextLink } from '../shared/text-link';

export interface PrivacyNoteProps {
  /** The use of the data, in a sentence. */
  purpose: string;
  /** The shop has published its page about personal data: a new shop has none. */
  hasPrivacy: boolean;
}

/** Says above a form's button what the data are for. Rendered on the server: the forms get it as an element. */
export const PrivacyNote = ({ purpose, hasPrivacy }: PrivacyNoteProps) => (
  <p className="text-ink-soft text-sm">
    {purpose}
    {hasPrivacy && (
      <>
        {' '}
        {words.read} <TextLink href={contentUrl(PRIVACY_PAGE)}>{words.link}</TextLink>.
      </>
    )}
  </p>
);
