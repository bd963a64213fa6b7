/** The subject of a task, by the form that it was asked with (docs/behaviour.md §13.4). */
export const taskKinds = [
  'service',
  'question',
  'ordering',
  'delivery',
  'help',
  'sourcing',
  'shortage',
  'return',
  'price',
  'invoice',
  'recurring',
  'label',
  'partner',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** `open`: the shop owes an answer. `answered`: the shop gave one. `solved`: no answer is expected. */
export const taskStatuses = ['open', 'answered', 'solved'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Scope of the list: the tasks of the user, or those of all users of the company. */
export const taskScopes = ['own', 'company'] as const;
export type TaskScope = (typeof taskScopes)[number];

/** Kinds of subjects of a task. Each kind of line is a row of the order, named after the document that shows it. */
export const aboutKinds = [
  'order',
  'order_line',
  'delivery_note',
  'delivery_line',
  'invoice',
  'invoice_line',
  'product',
  'label',
  'recurring',
  'partner',
] as const;
export type AboutKind = (typeof aboutKinds)[number];

export const shortageProblems = ['missing', 'damaged', 'wrong'] as const;
export type ShortageProblem = (typeof shortageProblems)[number];

export const taskAuthors = ['customer', 'shop', 'system'] as const;
export type TaskAuthor = (typeof taskAuthors)[number];

/** Events in the thread. */
export const taskEvents = ['solved', 'reopened', 'promised', 'credited', 'redelivered'] as const;
export type TaskEvent = (typeof taskEvents)[number];

/** How a message arrived. `link`: by the signed link of a mail, without a login. */
export const taskWays = ['web', 'link', 'mail'] as const;
export type TaskWay = (typeof taskWays)[number];

export const MAX_TASK_PHOTOS = 20;
export const MAX_TASK_ABOUT = 200;
export const MAX_TASK_TITLE = 150;
export const MAX_TASK_TEXT = 5000;
export const TASK_PAGE_SIZE = 20;
