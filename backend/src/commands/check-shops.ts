import type { Site } from '../db/schema/index.ts';
import type { BackendEnv } from '../env.ts';
import { hasShippedToken } from '../http/site-directory.ts';
import type { CheckedServer } from '../modules/shop-check/check-shop.ts';
import {
  RefusedShopCheckCommand,
  readShopCheckCommand,
  runShopCheckCommand,
} from '../modules/shop-check/command.ts';
import { operatorCommand } from './operator-command.ts';

/** The settings of the installation that a site depends on. */
export function serverOf(
  site: Site,
  { mail, payment, dataDir, backupDir, siteTokens }: BackendEnv,
): CheckedServer {
  const online = payment.sandbox ? 'sandbox' : undefined;
  return {
    sendsMail: mail.smtpUrl !== undefined,
    payments: payment.mollieApiKey ? 'mollie' : online,
    folder: dataDir,
    backups: backupDir,
    hasShippedToken: hasShippedToken(site, siteTokens),
  };
}

/** The backend's part of `npm run check-shops`, as JSON: scripts/check-shops adds the hosts and prints the report. */
export default operatorCommand({
  read: readShopCheckCommand,
  work: (database, wanted, env) => runShopCheckCommand(database, wanted, (site) => serverOf(site, env)),
  Refusal: RefusedShopCheckCommand,
});
