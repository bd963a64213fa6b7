import type { AnswerOf } from '@/api/call';

export type Analysis = AnswerOf<'salesAnalysis.get'>;
export type Share = Analysis['groups'][number];
export type AnalysisRows = AnswerOf<'salesAnalysis.rows'>;
