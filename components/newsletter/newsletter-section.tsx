import { newsletter as words } from '@/locales/nl/newsletter';
import { PrivacyNote, type PrivacyNoteProps } from '../privacy/privacy-note';
import { SignUpForm } from './sign-up-form';

/** The form below the page about the newsletter. */
export const NewsletterSection = ({ hasPrivacy }: Pick<PrivacyNoteProps, 'hasPrivacy'>) => (
  <section aria-labelledby="aanmelden" className="mt-10 rounded-l border border-line p-4 md:p-6">
    <h2 id="aanmelden" className="mb-5 font-semibold text-xl">
      {words.title}
    </h2>
    <SignUpForm privacy={<PrivacyNote purpose={words.privacy} hasPrivacy={hasPrivacy} />} />
  </section>
);
