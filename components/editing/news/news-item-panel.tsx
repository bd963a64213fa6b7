'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { formatMoment } from '@/lib/dates';
import { NEWS } from '@/lib/urls/page-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { newsWords as words } from '@/locales/nl/admin/news';
import { callApi } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { type EditedRow, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RemoveQuestion } from '../remove-question';
import { SlotFrame } from '../slots/slot-frame';
import type { SlotProps } from '../slots/slot-props';
import { useRows } from '../use-page-drafts';

function stateText({ live: { fields } }: EditedRow): string {
  const { visible, published = '' } = fields;
  if (visible !== 'true') return words.hidden;
  return published !== '' && new Date(published) > new Date()
    ? words.from(formatMoment(published))
    : words.shown;
}

/** Whether visitors see a news item, and its removal. */
export default function NewsItemPanel({ id, canPublish }: SlotProps) {
  const dispatch = useAppDispatch();
  const row = useRows()[rowKey({ kind: 'news', id })];
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const isOpen = row !== undefined;
  useEffect(() => {
    if (isOpen) return;
    void dispatch(openRow({ kind: 'news', id })).then((outcome) => {
      if ('refusal' in outcome) setFailure(outcome.refusal.code);
    });
  }, [dispatch, id, isOpen]);

  const remove = async (version: number) => {
    const outcome = await dispatch(callApi('editing.removeNews', { id, version }));
    if ('refusal' in outcome) {
      setAsking(false);
      setFailure(outcome.refusal.code);
    } else window.location.assign(NEWS);
  };

  return (
    <SlotFrame label={words.item}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm">
          {row && <Badge>{stateText(row)}</Badge>} <span className="text-ink-soft">{words.dateHint}</span>
        </p>
        {canPublish && row && !isAsking && (
          <Button look="outline" size="s" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isAsking && row && (
        <RemoveQuestion
          question={words.removeAsk}
          onYes={() => void remove(row.live.version)}
          onNo={() => setAsking(false)}
        />
      )}
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
    </SlotFrame>
  );
}
