import type { Topic } from './contact-forms';

/** Key in sessionStorage of the draft of a message. */
export const messageKey = (topic: Topic | '') => `toonbank.message.${topic}`;

/** Removes all drafts: another person may use this tab next. */
export function forgetMessages(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(messageKey(''))) sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable: there is nothing to remove.
  }
}
