import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { readAnalysis } from './analyse.ts';
import { listRows } from './list-rows.ts';

const { salesAnalysis } = endpoints;

export const salesAnalysisRoutes: Implementation[] = [
  implement(salesAnalysis.get, ({ tx, viewer }, request) => readAnalysis(tx, viewer, request)),
  implement(salesAnalysis.rows, ({ tx, viewer }, request) => listRows(tx, viewer, request)),
];
