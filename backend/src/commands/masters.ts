import {
  RefusedMastersCommand,
  readMastersCommand,
  runMastersCommand,
} from '../modules/editing/masters/command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run masters -- …`: the texts that many sites share. */
export default operatorCommand({
  read: readMastersCommand,
  work: runMastersCommand,
  writes: ({ verb }) => verb === 'make' || verb === 'publish',
  Refusal: RefusedMastersCommand,
});
