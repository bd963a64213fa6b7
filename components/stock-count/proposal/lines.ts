import type { AnswerOf } from '@/api/call';

export type ProposalLines = AnswerOf<'stockCount.proposal'>['lines'];
export type ProposalLine = ProposalLines[number];
