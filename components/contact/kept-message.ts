import type { Topic, TypedMessage } from './contact-forms';

const KEY = (topic: Topic | '') => `toonbank.message.${topic}`;

/** Draft of a message in this tab; it survives a reload. */
export function keptMessage(topic: Topic): Partial<TypedMessage> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(topic)) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined removes it. */
export function keepMessage(topic: Topic, typed: TypedMessage | undefined): void {
  try {
    if (typed) sessionStorage.setItem(KEY(topic), JSON.stringify(typed));
    else sessionStorage.removeItem(KEY(topic));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Removes all drafts: another person may use this tab next. */
export function forgetMessages(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEY(''))) sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable: there is nothing to remove.
  }
}
