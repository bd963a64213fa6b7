import { endpoints } from '@toonbank/contract';
import { implement } from '../../http/implement.ts';
import { checkShop } from './check-shop.ts';

export const checkShopRoute = implement(
  endpoints.shopCheck.run,
  async ({ tx, viewer: { site }, sendsMail, payments, uploads, backupDir, hasShippedToken }) => ({
    checked_at: new Date().toISOString(),
    results: await checkShop(tx, site.id, {
      ...{ sendsMail, payments: payments.provider?.name, folder: uploads, backups: backupDir },
      hasShippedToken: hasShippedToken(site),
    }),
  }),
);
