import type { SeededBug } from '../seeded-bug.ts';

export const mail: readonly SeededBug[] = [
  {
    file: 'backend/src/mail/send-due.ts',
    from: 'mailer.ending?.aborted || performance.now() > deadline',
    to: 'performance.now() > deadline',
    test: 'backend/test/mail/rounds.test.ts',
  },
  {
    file: 'backend/src/mail/send-due.ts',
    from: ' || performance.now() > deadline',
    to: '',
    test: 'backend/test/mail/rounds.test.ts',
  },
  {
    file: 'backend/src/mail/send-due.ts',
    from: 'mailErrorForRow(err, mail.recipient)',
    to: 'String((err as Error)?.message ?? err).slice(0, 500)',
    test: 'backend/test/mail/rounds.test.ts',
  },
  {
    file: 'backend/src/mail/mail-error.ts',
    from: 'withoutAddresses(codesOf(error) || sentenceOf(error))',
    to: 'withoutAddresses(sentenceOf(error))',
    test: 'backend/test/mail/rounds.test.ts',
  },
  {
    file: 'backend/src/mail/smtp.ts',
    from: 'toNodemailer(message, messageId), signal }',
    to: 'toNodemailer(message, messageId) }',
    test: 'backend/test/mail/transports.test.ts',
  },
];
