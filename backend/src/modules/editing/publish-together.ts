import { endpoints } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { publishSeen } from './publish-draft.ts';

/** The same refusal, with the place in the list of the draft that caused it. */
function refusalAt(error: unknown, at: number): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, message, fields = {}, conflicts } = error;
  return new DomainError(code, message, { ...fields, [`drafts.${at}`]: code }, undefined, conflicts);
}

/** Drafts that only make sense together, such as the order of slides. One transaction: a refusal undoes all. */
export const publishTogether = implement(
  endpoints.editing.publishTogether,
  async ({ tx, viewer }, { drafts }) => {
    const published = [];
    // Always in the same order: of two publications at once, one waits for the other.
    const ordered = [...drafts.entries()].sort(([, one], [, other]) => one.draftID - other.draftID);
    for (const [at, seen] of ordered)
      published.push(
        await publishSeen(tx, viewer, seen).catch((error) => {
          throw refusalAt(error, at);
        }),
      );
    return published;
  },
);
