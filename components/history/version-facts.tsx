import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { historyWords as words } from '@/locales/nl/admin/history';

export type ShownVersion = AnswerOf<'editing.versions'>[number];

function whoMade({ author, publisher, master }: ShownVersion): string {
  if (master) return words.master;
  if (author === '' && publisher === '') return words.original;
  if (author === '' || publisher === '') return words.published(publisher || author);
  return author === publisher ? words.wroteAndPublished(author) : words.wrote(author, publisher);
}

/** When a version became live, and by whom. */
export function VersionFacts({ version }: { version: ShownVersion }) {
  const { published } = version;
  if (published === null) return <p className="text-ink-soft text-sm">{words.unedited}</p>;
  const isOriginal = version.author === '' && version.publisher === '' && !version.master;
  return (
    <p className="text-ink-soft text-sm">
      {!isOriginal && (
        <>
          <time dateTime={published} className="whitespace-nowrap">
            {formatDateTime(published)}
          </time>
          {' · '}
        </>
      )}
      {whoMade(version)}
    </p>
  );
}
