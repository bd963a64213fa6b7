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

it('a question without JavaScript is about the ticked lines, or about the whole when none is ticked', () => {
  const about = JSON.stringify([{ kind: 'order', orderID: 5 }]);
  expect(taskCall('ask', { about }).body).toMatchObject({ about: [{ kind: 'order', orderID: 5 }] });
  expect(taskCall('ask', { about, 'line-1': '1', 'line-4': '1' }).body).toMatchObject({
    about: [
      { kind: 'order_line', orderID: 5, line: 1 },
      { kind: 'order_line', orderID: 5, line: 4 },
    ],
  });
});

it('what a question is about may be broken: the backend refuses it', () => {
  for (const about of ['{', '{}', 'null', '[null]', '[1]'])
    expect(taskCall('ask', { about }).body).not.toHaveProperty('about.0.kind');
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
