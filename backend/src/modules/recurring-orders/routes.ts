import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { returnOrigin } from '../../http/shop-address.ts';
import { toWireSent } from '../orders/to-wire.ts';
import { offerPayment, preparePayment } from '../payments/pay-order.ts';
import { pause, removeRecurring, restoreRecurring, setActive, skipNext } from './change-recurring.ts';
import { checkBeforeRun } from './check-before-run.ts';
import { initialLines } from './initial-lines.ts';
import { confirmPrepared, openToken, readPrepared } from './prepared.ts';
import { allRecurring, readRecurring } from './read-recurring.ts';
import { saveRecurring } from './save-recurring.ts';

const { recurringOrders: recurring } = endpoints;

export const recurringOrderRoutes: Implementation[] = [
  implement(recurring.all, ({ tx, ...reader }) => allRecurring(tx, reader)),
  implement(recurring.get, ({ tx, ...reader }, { recurringID }) => readRecurring(tx, reader, recurringID)),
  implement(recurring.lines, ({ tx, viewer }, request) => initialLines(tx, viewer, request)),
  implement(recurring.save, ({ tx, ...reader }, request) => saveRecurring(tx, reader, request)),
  implement(recurring.setActive, ({ tx, ...reader }, request) => setActive(tx, reader, request)),
  implement(recurring.pause, ({ tx, ...reader }, request) => pause(tx, reader, request)),
  implement(recurring.skip, ({ tx, ...reader }, request) => skipNext(tx, reader, request)),
  implement(recurring.remove, async ({ tx, ...reader }, { recurringID }) => {
    await removeRecurring(tx, reader, recurringID);
    return {};
  }),
  implement(recurring.restore, ({ tx, ...reader }, { recurringID }) =>
    restoreRecurring(tx, reader, recurringID),
  ),
  implementDetached(recurring.prepared, async (call, { token }) => {
    const runId = await openToken(call, token);
    return call.database.inSite(call.viewer.site.id, (tx) => readPrepared(tx, call, runId));
  }),
  // Order, attempt and confirmation are one transaction; the provider is asked after it (ADR 24).
  implementDetached(recurring.confirm, async (call, { token, version, returnOrigin: wanted }) => {
    const origin = returnOrigin(call.viewer.site, wanted, call.payments.addresses);
    const runId = await openToken(call, token);
    await checkBeforeRun(call, call.viewer.site, { runId });
    const { due, owner } = await call.database.inSite(call.viewer.site.id, async (tx) => {
      const { made, viewer } = await confirmPrepared(tx, call, runId, { version });
      const owner = { ...call, viewer };
      return { owner, due: await preparePayment(tx, owner, made.id, { origin }) };
    });
    return { ...toWireSent(due.order), payment: await offerPayment(owner, due) };
  }),
];
