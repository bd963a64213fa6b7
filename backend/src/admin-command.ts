import {
  RefusedAdminCommand,
  readAdminCommand,
  runAdminCommand,
} from './modules/auth/second-factor/command.ts';
import { command } from './operator.ts';

/** `npm run admin -- <site> …`: whether admins need a second factor, and a lost one. */
await command(readAdminCommand, runAdminCommand, RefusedAdminCommand);
