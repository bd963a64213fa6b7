import {
  RefusedCreditNotesCommand,
  readCreditNotesCommand,
  runCreditNotesCommand,
} from './modules/credits/command.ts';
import { command } from './operator.ts';

/** `npm run credit-notes -- <site> [settled <number>]`: lists open balances, or marks one as settled. */
await command(readCreditNotesCommand, runCreditNotesCommand, RefusedCreditNotesCommand);
