import {
  RefusedWithdrawalCommand,
  readWithdrawalsCommand,
  runWithdrawalsCommand,
} from '../modules/withdrawals/command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run withdrawals -- <site>`: the withdrawals of consumers that wait for the shop. */
export default operatorCommand({
  read: readWithdrawalsCommand,
  work: runWithdrawalsCommand,
  writes: ({ handled }) => handled !== undefined,
  Refusal: RefusedWithdrawalCommand,
});
