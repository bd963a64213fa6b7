import type { SeededBug } from '../seeded-bug.ts';

export const newsletter: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/newsletter/follow-link.ts',
    from: '|| !isInTime',
    to: '',
    test: 'backend/test/newsletter/subscribe.test.ts',
  },
  {
    file: 'backend/src/modules/newsletter/follow-link.ts',
    from: 'await tx.delete(mails).where(eq(mails.subscriberId, id));',
    to: '',
    test: 'backend/test/newsletter/subscribe.test.ts',
  },
  {
    file: 'backend/src/modules/newsletter/links.ts',
    from: "['newsletter', purpose, siteId, ...parts]",
    to: "['newsletter', purpose, ...parts]",
    test: 'backend/test/newsletter/subscribe.test.ts',
  },
  {
    file: 'app/internal/forms/newsletter/sign-out/route.ts',
    from: "for (const name of ['origin', 'cookie']) headers.delete(name);",
    to: '',
    test: 'tests/api/gateway/newsletter-forms.test.ts',
  },
];
