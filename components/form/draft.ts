import { readStoredJson, writeStoredJson } from '@/lib/browser-storage/browser-storage';
import type { StorageName } from '@/lib/browser-storage/storage-keys';
import type { Texts } from './form-texts';

/** Where a form's texts are kept until the server has them. */
export interface Draft {
  read: () => Texts;
  /** Undefined forgets it. */
  keep: (texts: Texts | undefined) => void;
}

/** A draft in this tab, kept over a reload. Without a storage it lasts as long as the page. */
export const tabDraft = (name: StorageName, part?: string): Draft => ({
  read: () => (readStoredJson(name, part) ?? {}) as Texts,
  keep: (texts) => {
    writeStoredJson(name, texts, part);
  },
});
