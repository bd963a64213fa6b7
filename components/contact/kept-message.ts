import type { Topic, TypedMessage } from './contact-forms';

const KEY = (topic: Topic | '') => `toonbank.message.${topic}`;

/** What was typed before a reload, in this tab. */
export function keptMessage(topic: Topic): Partial<TypedMessage> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(topic)) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined forgets it. */
export function keepMessage(topic: Topic, typed: TypedMessage | undefined): void {
  try {
    if (typed) sessionStorage.setItem(KEY(topic), JSON.stringify(typed));
    else sessionStorage.removeItem(KEY(topic));
  } catch {
    // Without a storage it lasts as long as the page does.
  }
}

/** All of them: somebody else may come. */
export function forgetMessages(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEY(''))) sessionStorage.removeItem(key);
  } catch {
    // Without a storage there is nothing to forget.
  }
}
