import { expect, it } from 'vitest';
import { isTaskAction, taskCall } from '@/app/internal/forms/task/task-call';

it('a report without JavaScript has the lines that are ticked', () => {
  const fields = {
    ...{ orderID: '5', title: 'Manco bij pakbon P1', desc: ' ', requestKey: 'key-0001' },
    ...{
      'line-2': '1',
      'problem-2': 'damaged',
      'quantity-2': '3',
      'problem-0': 'missing',
      'quantity-0': '1',
    },
  };
  expect(taskCall('report', fields)).toEqual({
    endpoint: 'createService',
    body: {
      ...{ kind: 'shortage', title: fields.title, desc: fields.title, requestKey: 'key-0001' },
      about: [{ kind: 'delivery_line', orderID: 5, line: 2, problem: 'damaged', quantity: 3 }],
    },
  });
});

it('what a question is about may be broken: the backend refuses it', () => {
  expect(taskCall('ask', { about: '{' }).body).toMatchObject({ about: null });
  expect(taskCall('ask', {}).body).toMatchObject({ about: [] });
});

it('a button with another name does nothing', () => {
  expect(['toString', '', 'remove'].filter(isTaskAction)).toEqual([]);
});

it('a text has one character for each line break, as the longest text counts them', () => {
  const { body } = taskCall('answer', { taskID: '7', text: 'Een\r\ntwee', requestKey: 'key-0001' });
  expect(body).toMatchObject({ rows: [{ text: 'Een\ntwee' }] });
});
