import { simulationQuery } from '../../backend/src/modules/auth/simulation-link.ts';
import { installationSecret } from '../../backend/src/modules/payments/secret.ts';

/** The path of a link that `npm run customer -- <site> simulate <number>` would print for the shop under test. */
export async function simulationPath(siteId: string, cid: string): Promise<string> {
  const secret =
    process.env.PAYMENT_SECRET ?? (await installationSecret(process.env.E2E_DATA_DIR ?? '.data/e2e'));
  return `/?${simulationQuery(secret, { siteId, cid, operator: 'Iris van de balie' })}`;
}
