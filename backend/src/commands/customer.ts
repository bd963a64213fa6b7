import { addressesOf } from '../http/shop-address.ts';
import { installationSecret } from '../modules/payments/secret.ts';
import { RefusedCommand, readCommand } from '../modules/registrations/commands.ts';
import { runCommand } from '../modules/registrations/run-command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run customer -- <site> …`: registrations that wait for approval, and simulation links. */
export default operatorCommand({
  read: readCommand,
  work: async (database, wanted, { payment, dataDir }) =>
    runCommand(database, wanted, {
      addresses: addressesOf(payment),
      secret: payment.secret ?? (await installationSecret(dataDir)),
    }),
  writes: ({ verb }) => verb !== 'applications' && verb !== 'simulations',
  Refusal: RefusedCommand,
});
