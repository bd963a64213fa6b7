import type { Texts } from './form-texts';

/** Where a form's texts are kept until the server has them. */
export interface Draft {
  read: () => Texts;
  /** Undefined forgets it. */
  keep: (texts: Texts | undefined) => void;
}

/** A draft in this tab, kept over a reload. */
export const tabDraft = (key: string): Draft => ({
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '{}');
    } catch {
      return {};
    }
  },
  keep(texts) {
    try {
      if (texts) sessionStorage.setItem(key, JSON.stringify(texts));
      else sessionStorage.removeItem(key);
    } catch {
      // Without a storage it lasts as long as the page does.
    }
  },
});
