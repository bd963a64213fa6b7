import type { buildApp } from './app.ts';
import type { Database } from './db/connect.ts';
import type { BackendEnv } from './env.ts';
import { jobWork } from './jobs/run-jobs.ts';
import { type Schedule, scheduleWork } from './jobs/schedule-work.ts';
import type { Transport } from './mail/message.ts';
import { mailWork } from './mail/schedule.ts';
import { masterTextWork } from './modules/editing/masters/deliver.ts';
import { publicationWork } from './modules/editing/publish-due.ts';
import { importJobs } from './modules/imports/job-handlers.ts';
import { importScheduleWork } from './modules/imports/schedules/work.ts';
import { listJobs } from './modules/list-renewals/renew-later.ts';
import { mailTemplates } from './modules/mail-templates.ts';
import { silentPaymentWork } from './modules/payments/overdue.ts';
import { unpaidOrderWork } from './modules/payments/release-unpaid.ts';
import { recurringOrderWork } from './modules/recurring-orders/run-due.ts';
import { missedPromiseWork } from './modules/service-desk/escalate.ts';
import { textCheckWork } from './modules/text-checks/nightly.ts';
import { shopMoments } from './modules/text-checks/shop-moments.ts';
import { vatCheckWork } from './modules/vat-numbers/ask-due.ts';
import { webhookWork } from './modules/webhooks/deliver-due.ts';
import { upkeepWork } from './upkeep.ts';
import type { VatRegister } from './vat-register/vat-register.ts';

interface WorkServices {
  app: Awaited<ReturnType<typeof buildApp>>;
  database: Database;
  env: BackendEnv;
  /** Undefined: no VAT number can be proven. */
  vatRegister: VatRegister | undefined;
  transport: Transport;
  /** Signs links in mails, and opens the secrets of webhooks. */
  secret: string;
}

/** Schedules every kind of work without a request; @returns a function that ends it. */
export function scheduleAll({ app, database, env, vatRegister, transport, secret }: WorkServices) {
  const { log, payments } = app;
  const { provider } = payments;
  const asking = { database, provider, log };
  const templates = mailTemplates({
    from: env.mail.from,
    addresses: payments.addresses,
    secret,
    inboundDomain: env.mail.inbound?.domain,
  });
  const schedule: Schedule = {
    mail: mailWork({ database, transport, templates, log }),
    job: jobWork({ database, log }, { ...importJobs, ...listJobs }),
    publication: publicationWork({ database, log }),
    recurring_order: recurringOrderWork({ database, log, vatRegister, offersOnline: provider !== undefined }),
    unpaid_order: unpaidOrderWork(asking),
    ...(provider && { silent_payment: silentPaymentWork(asking) }),
    missed_promise: missedPromiseWork({ database, log }),
    master_text: masterTextWork({ database, log }),
    text_check: textCheckWork({ database, log }),
    ...(vatRegister && { vat_check: vatCheckWork({ database, vatRegister, log }) }),
    webhook: webhookWork({ database, log, secret, allowsInside: env.webhooksInside }),
    import_schedule: importScheduleWork(
      { database, log },
      {
        ...{ secret, allowsInside: env.webhooksInside },
        importFolder: env.importFolder,
      },
    ),
    upkeep: upkeepWork(database),
  };
  return scheduleWork(database, log, schedule, shopMoments);
}
