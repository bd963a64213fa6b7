import {
  RefusedCreditNotesCommand,
  readCreditNotesCommand,
  runCreditNotesCommand,
} from '../modules/credits/command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run credit-notes -- <site> [settled <number>]`: lists open balances, or marks one as settled. */
export default operatorCommand({
  read: readCreditNotesCommand,
  work: runCreditNotesCommand,
  writes: ({ settled }) => settled !== undefined,
  Refusal: RefusedCreditNotesCommand,
});
