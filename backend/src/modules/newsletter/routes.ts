import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../http/implement.ts';
import { confirm, signOut } from './follow-link.ts';
import { countSubscribers, listSubscribers, removeSubscriber, subscribersFile } from './manage.ts';
import { subscribe } from './subscribe.ts';

export const newsletterRoutes = [
  implementDetached(endpoints.service.subscribe, subscribe),
  confirm,
  signOut,
  countSubscribers,
  listSubscribers,
  removeSubscriber,
  subscribersFile,
];
