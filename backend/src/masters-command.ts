import {
  RefusedMastersCommand,
  readMastersCommand,
  runMastersCommand,
} from './modules/editing/masters/command.ts';
import { command } from './operator.ts';

/** `npm run masters -- …`: the texts that many sites share. */
await command(readMastersCommand, runMastersCommand, RefusedMastersCommand);
