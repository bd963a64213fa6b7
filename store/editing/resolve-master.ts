import type { RequestOf } from '@/api/call';
import { publishDrafts } from './publish-row';

/** A site's answer to its master text. Never rejects. */
export const resolveMaster = (answer: RequestOf<'masters.resolve'>) =>
  publishDrafts('masters.resolve', answer);
