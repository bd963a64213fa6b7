import type { SeededBug } from '../seeded-bug.ts';

export const credits: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/credits/settle-balance.ts',
    from: '.where(and(which, isBalance))',
    to: '.where(which)',
    test: 'backend/test/payment-desk/credit-notes.test.ts',
  },
  {
    file: 'backend/src/modules/credits/lock-delivered-order.ts',
    from: 'if (quantity > left) short',
    to: 'if (quantity > row.quantity) short',
    test: 'backend/test/credits/settle.test.ts',
  },
  {
    file: 'backend/src/modules/credits/credit-amounts.ts',
    from: 'baseCents: until.baseCents - sum(had, ({ baseCents }) => baseCents),',
    to: 'baseCents: until.baseCents,',
    test: 'backend/test/credits/credit-amounts.test.ts',
  },
  {
    file: 'backend/src/modules/credits/settle.ts',
    from: 'const ofAbout = rows.filter(({ about }) => about.id === aboutID);',
    to: 'const ofAbout = rows;',
    test: 'backend/test/credits/settle.test.ts',
  },
  {
    file: 'backend/src/modules/credits/make-credit-note.ts',
    from: "deducted: order.paymentState !== 'paid',",
    to: 'deducted: true,',
    test: 'backend/test/credits/documents.test.ts',
  },
  {
    file: 'backend/src/modules/order-documents/credit-note.ts',
    from: 'customerId === undefined ? undefined : eq(creditNotes.customerId, customerId)',
    to: 'undefined',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
];
