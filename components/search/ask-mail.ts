import { ask as words } from '@/locales/nl/ask';

/** A mail to the branch that asks for a product; `text` as it is shown. */
export const askMail = (email: string, text: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(words.subject(text))}&body=${encodeURIComponent(words.body(text))}`;
