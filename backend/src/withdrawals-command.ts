import {
  RefusedWithdrawalCommand,
  readWithdrawalsCommand,
  runWithdrawalsCommand,
} from './modules/withdrawals/command.ts';
import { command } from './operator.ts';

/** `npm run withdrawals -- <site>`: the withdrawals of consumers that wait for the shop. */
await command(readWithdrawalsCommand, runWithdrawalsCommand, RefusedWithdrawalCommand);
