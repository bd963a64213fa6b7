import type { AnswerOf } from '@/api/call';

/** A price agreement of one customer. */
export type ShownAgreement = AnswerOf<'customerDesk.agreements'>[number];
