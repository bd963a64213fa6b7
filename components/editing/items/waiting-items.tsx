'use client';

import { formatDateTime } from '@/lib/dates';
import { editUrl } from '@/lib/urls/edit-url';
import { itemWords as words } from '@/locales/nl/admin/news';
import { Badge } from '../../ui/badge';
import { SiteLink } from '../../ui/site-link';
import { useWaiting, type Waiting } from './use-waiting';

function stateOf({ publishAt, refused, own, author }: Waiting) {
  if (refused !== '') return { tone: 'danger', text: words.refused } as const;
  if (publishAt) return { tone: 'info', text: words.planned(formatDateTime(publishAt)) } as const;
  const text = own ? words.ownDraft : author === '' ? words.draft : words.draftOf(author);
  return { tone: 'warning', text } as const;
}

/** Changes of a kind that visitors do not see yet: planned ones first, then drafts. */
export function WaitingItems({ kind }: { kind: 'news' | 'blog' }) {
  const waiting = useWaiting(kind);
  if (waiting.length === 0) return null;
  return (
    <>
      <p className="font-semibold">{words.waiting}</p>
      <ul aria-label={words.waiting} className="flex flex-col gap-1">
        {waiting.map((change) => {
          const { tone, text } = stateOf(change);
          return (
            <li key={change.draftId} className="flex flex-wrap items-center gap-x-2">
              <Badge tone={tone}>{text}</Badge>
              <SiteLink href={editUrl(change)} className="inline-flex min-h-6 items-center underline">
                {change.label}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
