import type { AboutKind } from '@toonbank/contract';
import { askedAbout } from '@/lib/forms/asked-lines';
import { reportedLines, shortageRequest } from '@/lib/forms/shortage-form';

type Fields = Readonly<Record<string, string>>;
interface TaskCall {
  endpoint: 'save' | 'solve' | 'createService';
  body: object;
}

const idOf = (fields: Fields) => Number(fields.taskID);

/** The references of a posted question, not validated: the backend validates them. */
function aboutOf(fields: Fields): unknown {
  const lines = reportedLines(fields).map(({ line }) => line);
  try {
    const items: { kind: AboutKind }[] = JSON.parse(fields.about || '[]');
    return items.flatMap((item) => askedAbout(item, lines));
  } catch {
    return null;
  }
}

/** The calls, by the value of the pressed button. */
const calls = {
  read: (fields) => ({ endpoint: 'save', body: { taskID: idOf(fields), actionID: 1 } }),
  unread: (fields) => ({ endpoint: 'save', body: { taskID: idOf(fields), actionID: 0 } }),
  solve: (fields) => ({ endpoint: 'solve', body: { taskID: idOf(fields), solved: true } }),
  reopen: (fields) => ({ endpoint: 'solve', body: { taskID: idOf(fields), solved: false } }),
  answer: (fields) => ({
    endpoint: 'save',
    body: {
      taskID: idOf(fields),
      actionID: 1,
      rows: [{ text: fields.text, requestKey: fields.requestKey }],
    },
  }),
  ask: (fields) => {
    const { title, desc, kind, requestKey } = fields;
    return {
      endpoint: 'createService',
      body: { title, desc, kind, requestKey, about: aboutOf(fields) },
    };
  },
  report: (fields) => ({
    endpoint: 'createService',
    body: shortageRequest({
      orderId: Number(fields.orderID),
      title: fields.title ?? '',
      desc: fields.desc ?? '',
      requestKey: fields.requestKey ?? '',
      lines: reportedLines(fields),
    }),
  }),
} as const satisfies Record<string, (fields: Fields) => TaskCall>;

export type TaskAction = keyof typeof calls;

export const isTaskAction = (name: string): name is TaskAction => Object.hasOwn(calls, name);

/** A browser's form has two characters for a line break, and counts one of them for the longest text. */
const withPlainBreaks = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')]));

export const taskCall = (action: TaskAction, fields: Fields): TaskCall =>
  calls[action](withPlainBreaks(fields));
