import { installationSecret } from './modules/payments/secret.ts';
import { RefusedCommand, readCommand } from './modules/registrations/commands.ts';
import { runCommand } from './modules/registrations/run-command.ts';
import { command } from './operator.ts';

/** `npm run customer -- <site> …`: registrations that wait for approval, and simulation links. */
await command(
  readCommand,
  async (database, wanted, { payment, dataDir }) =>
    runCommand(database, wanted, {
      addresses: { shopUrl: payment.shopUrl, allowsLocalReturn: !payment.mollieApiKey },
      secret: payment.secret ?? (await installationSecret(dataDir)),
    }),
  RefusedCommand,
);
