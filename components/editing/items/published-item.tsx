'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { itemWords as words } from '@/locales/nl/admin/news';
import type { Outcome } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { type EditedRow, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RemoveQuestion } from '../remove-question';
import { SlotFrame } from '../slots/slot-frame';
import type { SlotProps } from '../slots/slot-props';
import { useRows } from '../use-page-drafts';
import { useWaiting } from './use-waiting';

function stateText({ live: { fields } }: EditedRow): string {
  const { visible, published = '' } = fields;
  if (visible !== 'true') return words.hidden;
  return published !== '' && new Date(published) > new Date()
    ? words.from(formatMoment(published))
    : words.shown;
}

type Remove = (row: { id: number; version: number }) => AppThunk<Promise<Outcome<unknown>>>;

interface PublishedItemProps extends Pick<SlotProps, 'id' | 'canPublish' | 'discardable'> {
  kind: 'news' | 'blog';
  words: { item: string; hint: string; remove: string; removeAsk: string };
  remove: Remove;
  /** For an editor, of an own item that visitors never saw. */
  discard: Remove;
  /** The page of all items. */
  list: string;
}

/** Whether visitors see an item with a date, and its removal. */
export function PublishedItem(props: PublishedItemProps) {
  const { id, canPublish, discardable, kind, words: own, list } = props;
  const send = canPublish ? props.remove : props.discard;
  const dispatch = useAppDispatch();
  const row = useRows()[rowKey({ kind, id })];
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const plan = useWaiting(kind).find(
    (change) => change.id === id && change.publishAt && change.refused === '',
  );
  const isOpen = row !== undefined;
  useEffect(() => {
    if (isOpen) return;
    void dispatch(openRow({ kind, id })).then((outcome) => {
      if ('refusal' in outcome) setFailure(outcome.refusal.code);
    });
  }, [dispatch, kind, id, isOpen]);

  const remove = async (version: number) => {
    const outcome = await dispatch(send({ id, version }));
    if ('refusal' in outcome) {
      setAsking(false);
      setFailure(outcome.refusal.code);
    } else window.location.assign(list);
  };

  return (
    <SlotFrame label={own.item}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm">
          {row && <Badge>{stateText(row)}</Badge>}
          {plan?.publishAt && <Badge tone="info">{words.planned(formatDateTime(plan.publishAt))}</Badge>}{' '}
          <span className="text-ink-soft">{own.hint}</span>
        </p>
        {(canPublish || discardable) && row && !isAsking && (
          <Button look="outline" size="s" onClick={() => setAsking(true)}>
            {own.remove}
          </Button>
        )}
      </div>
      {isAsking && row && (
        <RemoveQuestion
          question={canPublish ? own.removeAsk : words.discardAsk}
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
