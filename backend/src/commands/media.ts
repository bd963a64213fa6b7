import { RefusedMediaCommand, readMediaCommand, runMediaCommand } from '../modules/stored-files/command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run media -- …`: where pictures, videos and documents are. */
export default operatorCommand({
  read: readMediaCommand,
  work: runMediaCommand,
  writes: ({ action }) => action === 'move',
  Refusal: RefusedMediaCommand,
});
