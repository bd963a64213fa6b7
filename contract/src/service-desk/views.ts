/** Filters of the list of the service desk (docs/behaviour.md §14.17). */
export const deskViews = ['waiting', 'mine', 'answered', 'solved', 'all'] as const;
export type DeskView = (typeof deskViews)[number];

/** A row of the thread: a message to the other side, a note for colleagues only, or an event. */
export const deskRowKinds = ['message', 'note', 'event'] as const;

/** Texts between braces that a canned answer may contain: the customer's first name, number and title of the task. */
export const cannedPlaceholders = ['voornaam', 'taak', 'onderwerp'] as const;
export type CannedPlaceholder = (typeof cannedPlaceholders)[number];

export const MAX_CANNED_ANSWERS = 60;
export const MAX_CANNED_TITLE = 80;
export const MAX_CANNED_TEXT = 3000;
