import { RefusedAdminCommand, readAdminCommand } from './modules/admins/command.ts';
import { runAdminCommand } from './modules/admins/run-command.ts';
import { command } from './operator.ts';

/** `npm run admin -- <site> …`: who administers a site, and the second factor. */
await command(
  readAdminCommand,
  (database, wanted, { payment }) =>
    runAdminCommand(database, wanted, {
      shopUrl: payment.shopUrl,
      allowsLocalReturn: !payment.mollieApiKey,
    }),
  RefusedAdminCommand,
);
