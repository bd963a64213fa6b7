import type { MasterState } from '@toonbank/contract';
import { useState } from 'react';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { masterWords as words } from '@/locales/nl/admin/master-texts';
import { Badge, type Tone } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { MasterAnswer } from './master-answer';
import { MasterDifferences } from './master-differences';
import type { MasterPage } from './use-master-pages';

const tones: Record<MasterState, Tone> = { changed: 'warning', deviates: 'neutral', follows: 'success' };

interface MasterItemProps {
  page: MasterPage;
  canPublish: boolean;
  /** @param text what to tell about it */
  onResolved: (text: string) => void;
}

/** A page with its state; the differences are loaded when they are opened. */
export function MasterItem({ page, canPublish, onResolved }: MasterItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, title, path, home } = page;
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="wrap-break-word min-w-0 font-semibold">{title}</h3>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {home && <Badge tone="brand">{words.homeBadge}</Badge>}
        </div>
        <a
          href={`${contentUrl(path)}${EDIT_HASH}`}
          aria-label={words.editOf(title)}
          className={buttonClass('outline', 's')}
        >
          {words.edit}
        </a>
      </div>
      {state !== 'follows' && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.differences}</summary>
          {isOpen && (
            <div className="flex flex-col gap-6 pt-2 pb-4">
              <MasterDifferences id={page.id} isChanged={state === 'changed'} />
              {canPublish ? (
                <MasterAnswer page={page} onResolved={onResolved} />
              ) : (
                <p className="text-ink-soft text-sm">{words.askPublisher}</p>
              )}
            </div>
          )}
        </details>
      )}
    </li>
  );
}
