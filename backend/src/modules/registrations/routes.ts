import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../http/implement.ts';
import { apply } from './apply.ts';
import { keepGuest, startGuest } from './guest.ts';
import { openGuestOrder } from './open-guest-order.ts';

export const registrationRoutes = [
  implementDetached(endpoints.service.newCustomer, apply),
  implementDetached(endpoints.auth.guest, startGuest),
  implementDetached(endpoints.auth.keepGuest, keepGuest),
  implementDetached(endpoints.auth.openGuestOrder, openGuestOrder),
];
