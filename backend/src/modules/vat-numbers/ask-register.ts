import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { type Site, vatChecks } from '../../db/schema/index.ts';
import type { VatRegister } from '../../vat-register/vat-register.ts';

export interface AskingRegister {
  database: Database;
  /** Absent: no number can be proven. */
  vatRegister: VatRegister | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Asks the register about a number, outside of a transaction, and stores the answer; also that there was none. Never
 * throws for a register that is away.
 */
export async function askRegister(
  { database, vatRegister, log }: AskingRegister,
  { id: siteId, letterhead }: Site,
  vatNumber: string,
): Promise<void> {
  if (!vatRegister) return;
  const requester = letterhead.vatNumber;
  const question = { siteId, vatNumber, requester, register: vatRegister.name };
  const answer = await vatRegister.ask({ vatNumber, requester }).then(
    ({ valid, consultationNumber }) => ({
      outcome: valid ? ('valid' as const) : ('invalid' as const),
      consultationNumber,
    }),
    (err: unknown) => {
      log.error({ err, site: siteId }, 'the register of VAT numbers gave no answer');
      return { outcome: 'unavailable' as const };
    },
  );
  await database.inSite(siteId, (tx) => tx.insert(vatChecks).values({ ...question, ...answer }));
}
