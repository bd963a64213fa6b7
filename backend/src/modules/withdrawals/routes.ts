import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../http/implement.ts';
import { listWithdrawals, setHandled } from './manage.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = [
  implementDetached(endpoints.service.withdraw, withdraw),
  listWithdrawals,
  setHandled,
];
