import { ask as words } from '@/locales/nl/ask';

/** `mailto:` link to the branch that requests a product; `text` as displayed. */
export const askMail = (email: string, text: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(words.subject(text))}&body=${encodeURIComponent(words.body(text))}`;
