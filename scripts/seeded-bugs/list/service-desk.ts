import type { SeededBug } from '../seeded-bug.ts';

export const serviceDesk: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/service-desk/answer.ts',
    from: 'if (newer.length > 0 && !isRepeat)',
    to: 'if (newer.length < 0 && !isRepeat)',
    test: 'backend/test/service-desk/handle.test.ts',
  },
  {
    file: 'backend/src/modules/service-desk/answer.ts',
    from: "ne(taskMessages.kind, 'note'),",
    to: '',
    test: 'backend/test/service-desk/handle.test.ts',
  },
  {
    file: 'backend/src/modules/service-desk/escalate.ts',
    from: 'isNull(tasks.escalatedAt), ',
    to: '',
    test: 'backend/test/service-desk/escalate.test.ts',
  },
  {
    file: 'backend/src/modules/service-desk/change-task.ts',
    from: ', isColleague)',
    to: ')',
    test: 'backend/test/service-desk/handle.test.ts',
  },
  {
    file: 'backend/src/modules/tasks/photos/read-photo.ts',
    from: 'and(eq(tasks.customerId, customerId), isNoNote)',
    to: 'eq(tasks.customerId, customerId)',
    test: 'backend/test/service-desk/handle.test.ts',
  },
];
