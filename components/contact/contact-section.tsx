import { contactTopics, contact as words } from '@/locales/nl/contact';
import { PrivacyNote, type PrivacyNoteProps } from '../privacy/privacy-note';
import type { Shop } from '../shop';
import { ContactForm } from './contact-form';
import { contactForms } from './contact-forms';

interface ContactSectionProps extends Pick<PrivacyNoteProps, 'hasPrivacy'> {
  /** Of the page, below the language. */
  path: string;
  shop: Pick<Shop, 'prices'>;
}

/** Contact form below pages about questions or service; other pages have none. */
export function ContactSection({ path, shop, hasPrivacy }: ContactSectionProps) {
  const form = contactForms[path];
  if (!form) return null;
  const { title, text } = contactTopics[form.topic];
  return (
    <section aria-labelledby="bericht" className="mt-10 rounded-l border border-line p-4 md:p-6">
      <h2 id="bericht" className="font-semibold text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{text}</p>
      <ContactForm
        form={form}
        business={shop.prices === 'customers'}
        privacy={<PrivacyNote purpose={words.privacy} hasPrivacy={hasPrivacy} />}
      />
    </section>
  );
}
