import { addressesOf } from '../http/shop-address.ts';
import { RefusedAdminCommand, readAdminCommand } from '../modules/admins/command.ts';
import { runAdminCommand } from '../modules/admins/run-command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run admin -- <site> …`: who administers a site, and the second factor. */
export default operatorCommand({
  read: readAdminCommand,
  work: (database, wanted, { payment }) => runAdminCommand(database, wanted, addressesOf(payment)),
  writes: ({ verb }) => verb !== 'list',
  Refusal: RefusedAdminCommand,
});
