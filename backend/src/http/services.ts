import type { FastifyReply } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { VatRegister } from '../vat-register/vat-register.ts';
import type { ReadingFor } from './reading/read-replica.ts';
import type { ShopAddresses } from './shop-address.ts';
import type { SiteDirectory } from './site-directory.ts';
import type { ShowView } from './view.ts';

/** The payment provider of this installation, for every handler. */
export interface Payments {
  /** Undefined: nothing can be paid online. */
  provider: PaymentProvider | undefined;
  addresses: ShopAddresses;
}

export interface Services {
  database: Database;
  /** The database for one call; see `Admission`. */
  databaseFor(reply: FastifyReply): Database;
  /** See `readFrom`. */
  readingFor: ReadingFor;
  directory: SiteDirectory;
  payments: Payments;
  /** Undefined: no VAT number can be proven. */
  vatRegister: VatRegister | undefined;
  /** The installation's secret, for signing links. */
  secret: string;
  /** Mails reach their recipients; else they stay in the outbox folder. */
  sendsMail: boolean;
  /** Webhooks may go to http and into a private network: for tests and development. */
  webhooksInside: boolean;
  /** Has one folder per site with files for imports; undefined: there are none. */
  importFolder: string | undefined;
  /** Where the operator's backups arrive; undefined: not set. */
  backupDir: string | undefined;
  /** New visitor sessions per address and hour; 0: no limit. */
  visitorSessionsPerHour: number;
  showView: ShowView;
  /** The folder of files that are being uploaded. */
  uploads: string;
}
