import type { Task, TaskAbout, TaskDetails, TaskMessage } from '@/api/types';

export const aTask = (more: Partial<Task> = {}): Task => ({
  taskId: 12,
  title: 'Kapotte dispenser',
  kind: 'question',
  status: 'open',
  isRead: true,
  isOwn: true,
  askedBy: 'Wout Proefhuis',
  created: '2026-11-30T09:23:00.000Z',
  lastMessageAt: '2026-11-30T09:23:00.000Z',
  promisedAt: '2026-12-01T10:00:00.000Z',
  about: [],
  ...more,
});

export const anAbout = (more: Partial<TaskAbout> = {}): TaskAbout => ({
  aboutId: 1,
  kind: 'delivery_line',
  name: 'Handzeep 5 l',
  number: 'TB-100',
  orderId: 5,
  orderNumber: '10005',
  invoiceId: null,
  productId: 31,
  labelId: null,
  recurringId: null,
  partnerId: null,
  problem: 'damaged',
  quantity: 2,
  unit: 'per doos',
  ...more,
});

export const aMessage = (more: Partial<TaskMessage> = {}): TaskMessage => ({
  id: 40,
  author: 'customer',
  name: 'Wout Proefhuis',
  text: 'De dispenser lekt.',
  event: null,
  via: 'web',
  created: '2026-11-30T09:23:00.000Z',
  photos: [],
  ...more,
});

export const taskDetails = (more: Partial<TaskDetails> = {}): TaskDetails => ({
  ...aTask(),
  desc: 'De dispenser lekt.',
  rows: [aMessage()],
  ...more,
});
