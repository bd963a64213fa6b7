import type { SeededBug } from '../seeded-bug.ts';

export const tasks: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/tasks/find-task.ts',
    from: 'and(eq(tasks.id, taskId), eq(tasks.customerId, customerId))',
    to: 'and(eq(tasks.id, taskId), customerId > 0 ? undefined : undefined)',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/find-task.ts',
    from: ".where(ofCustomer(taskId, customerId)).for('no key update')",
    to: '.where(ofCustomer(taskId, customerId))',
    test: 'backend/test/concurrency/tasks/messages.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/photos/store-photo.ts',
    from: '  await lockUploader(tx, who);',
    to: '',
    test: 'backend/test/concurrency/tasks/messages.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/photos/read-photo.ts',
    from: 'and(isNull(taskPhotos.messageId), isUploader({ userId })),',
    to: 'isNull(taskPhotos.messageId),',
    test: 'backend/test/tasks/photos.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/append-message.ts',
    from: 'isNull(taskPhotos.messageId), owner)',
    to: 'isNull(taskPhotos.messageId))',
    test: 'backend/test/tasks/photos.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/to-wire.ts',
    from: "and(eq(taskMessages.taskId, taskId), ne(taskMessages.kind, 'note'))",
    to: 'and(eq(taskMessages.taskId, taskId))',
    test: 'backend/test/tasks/conversation.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/list-tasks.ts',
    from: "AND m.kind <> 'note'",
    to: '',
    test: 'backend/test/tasks/conversation.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/resolve-about.ts',
    from: "if (quantity !== undefined && quantity > row.quantity) throw invalid('too_many');",
    to: '',
    test: 'backend/test/tasks/about.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/task-mails.ts',
    from: 'eq(customerUsers.active, true), eq(customers.active, true)',
    to: '',
    test: 'backend/test/tasks/conversation.test.ts',
  },
  {
    file: 'backend/src/modules/contact/ask-as-customer.ts',
    from: 'and(eq(orders.number, number), eq(orders.customerId, customerId))',
    to: 'eq(orders.number, number)',
    test: 'backend/test/contact/send-message.test.ts',
  },
  {
    file: 'components/task-photos/use-photos.ts',
    from: 'files.length - room)',
    to: 'files.length - files.length)',
    test: 'tests/components/task-photos/use-photos.test.tsx',
  },
  {
    file: 'components/tasks/reply-form.tsx',
    from: 'value={form.texts.requestKey} readOnly',
    to: 'defaultValue={requestKey}',
    test: 'tests/components/tasks/task-page.test.tsx',
  },
  {
    file: 'backend/src/modules/tasks/routes.ts',
    from: "    if (!solved) await limit(call, 'task-message');\n",
    to: '',
    test: 'backend/test/tasks/conversation.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/append-changed.ts',
    from: 'if (first.text === text && added.length === 0)',
    to: 'if (added.length === 0)',
    test: 'backend/test/tasks/conversation.test.ts',
  },
  {
    file: 'backend/src/modules/contact/send-message.ts',
    from: 'if (customer) return',
    to: "if (customer && request.website === '') return",
    test: 'backend/test/contact/send-message.test.ts',
  },
  {
    file: 'backend/src/modules/task-mail/inbound/parse-mail-worker.ts',
    from: "plain.trim() === '' && html !== '' ? await textOfHtml(html) : plain",
    to: 'plain',
    test: 'backend/test/task-mail/inbound.test.ts',
  },
  {
    file: 'backend/src/modules/task-mail/inbound/deliver-mail.ts',
    from: 'const refused = await refusal(tx, linked, mailId);',
    to: 'const refused = undefined as Delivery | undefined;',
    test: 'backend/test/concurrency/tasks/messages.test.ts',
  },
];
