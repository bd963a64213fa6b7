import type { SeededBug } from '../seeded-bug.ts';

export const payments: readonly SeededBug[] = [
  {
    file: 'backend/src/env.ts',
    from: "sandbox: value.PAYMENT === 'sandbox' || (localDemo && !value.MOLLIE_API_KEY)",
    to: 'sandbox: !value.MOLLIE_API_KEY',
    test: 'backend/test/payments/without-provider.test.ts',
  },
  {
    file: 'backend/src/modules/cart/payment-options.ts',
    from: '...(offersOnline ? online : [])',
    to: '...online',
    test: 'backend/test/payments/without-provider.test.ts',
  },
  {
    file: 'backend/src/modules/payments/ask-provider.ts',
    from: 'and(eq(payments.id, id), mayBeAsked(now))',
    to: 'eq(payments.id, id)',
    test: 'backend/test/payments/unanswered.test.ts',
  },
  {
    file: 'backend/src/modules/payments/is-known-unpaid.ts',
    from: "if (!notice || notice.state === 'open' || notice.state === 'paid') known = false;",
    to: "if (notice?.state === 'paid') known = false;",
    test: 'backend/test/payments/unanswered.test.ts',
  },
  {
    file: 'backend/src/modules/payments/is-known-unpaid.ts',
    from: "eq(payments.state, 'expired'),",
    to: "eq(payments.state, 'failed'),",
    test: 'backend/test/payments/unanswered.test.ts',
  },
  {
    file: 'backend/src/modules/payments/release-unpaid.ts',
    from: 'if (!known && Date.now() < lastMoment) continue;',
    to: 'if (!known) continue;',
    test: 'backend/test/payments/unanswered.test.ts',
  },
  {
    file: 'backend/src/modules/payments/pay-order.ts',
    from: 'order.totalInclCents === 0 &&',
    to: 'order.totalInclCents < 0 &&',
    test: 'backend/test/payments/nothing-to-pay.test.ts',
  },
  {
    file: 'backend/src/modules/payments/change-source.ts',
    from: 'checkCredit(tx, order.customerId, limit, order.totalInclCents)',
    to: 'checkCredit(tx, order.customerId, limit, 0)',
    test: 'backend/test/payments/waiting-order.test.ts',
  },
  {
    file: 'backend/src/modules/payments/change-source.ts',
    from: 'new Date(Math.max(payBefore.getTime(), before))',
    to: 'new Date(payBefore.getTime())',
    test: 'backend/test/payments/waiting-order.test.ts',
  },
  {
    file: 'backend/src/modules/payments/routes.ts',
    from: '    await askAboutOpen(call, orderID);\n    return',
    to: '    return',
    test: 'backend/test/payments/waiting-order.test.ts',
  },
  {
    file: 'backend/src/modules/payments/payments.ts',
    from: 'if (!sandbox) return',
    to: "if (publicUrl === '') return",
    test: 'backend/test/payments/without-provider.test.ts',
  },
  {
    file: 'backend/src/modules/orders/operate/lock-own-order.ts',
    from: ".for('update')",
    to: '.limit(1)',
    test: 'backend/test/payments/waiting-order.test.ts',
  },
];
