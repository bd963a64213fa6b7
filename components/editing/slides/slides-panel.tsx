'use client';

import { useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { slidesWords as words } from '@/locales/nl/admin/slides';
import { callApi } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { changeField } from '@/store/editing/save-row';
import { closed } from '@/store/editing/slice';
import type { EditedRow } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { announce } from '../../shared/announce';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { SlotProps } from '../slots/slot-props';
import { SlideCard } from './slide-card';
import { move } from './slide-order';
import { slideState } from './slide-state';
import { HOME_SLIDER, positionOf, useSlideRows } from './use-slide-rows';

/** All slides of the home page, also those that visitors do not see: add, order, hide, plan and remove them. */
export default function SlidesPanel({ canPublish, pickImage, onChanged }: SlotProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { slides, own, failure: notLoaded, load } = useSlideRows();
  const [isListed, setListed] = useState(false);
  const [openId, setOpenId] = useState(0);
  const [newId, setNewId] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const add = async () => {
    setAdding(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('editing.makeSlide', { code: HOME_SLIDER }));
    if ('value' in outcome) {
      const slide = { kind: 'slide', id: outcome.value.id } as const;
      await dispatch(openRow(slide));
      dispatch(changeField(slide, 'visible', 'true'));
      await load();
      setListed(true);
      setOpenId(slide.id);
      setNewId(slide.id);
    } else setFailure(outcome.refusal.code);
    setAdding(false);
  };

  const remove = async (row: EditedRow, name: string) => {
    setFailure(undefined);
    const { id, live } = row;
    const call = canPublish ? 'editing.removeSlide' : 'editing.discardSlide';
    const outcome = await dispatch(callApi(call, { id, version: live.version }));
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    await load();
    dispatch(closed(row));
    announce(words.removed(name));
    onChanged();
  };

  const step = (at: number, by: number, name: string) => {
    const all = slides ?? [];
    const changes = move(
      all.map((row) => ({ id: row.id, position: positionOf(row) })),
      at,
      at + by,
    );
    for (const { id, position } of changes)
      dispatch(changeField({ kind: 'slide', id }, 'position', String(position)));
    if (changes.length > 0) announce(words.moved(name, at + by, all.length));
  };

  const questionFor = (id: number) => {
    if (own.has(id)) return words.discardAsk;
    return canPublish ? words.removeAsk : undefined;
  };

  const problem = notLoaded ?? failure;
  const now = new Date();
  const shown = slides?.filter((row) => slideState(row, now).tone === 'success').length ?? 0;
  return (
    <section aria-labelledby={titleId} className="wrap py-4">
      <div className="flex flex-col gap-3 rounded-m border border-line border-dashed bg-surface p-4 text-ink">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id={titleId} className="font-semibold text-lg">
              {words.title}
            </h2>
            {slides && (
              <p className="text-ink-soft text-sm">
                {slides.length === 0 ? words.none : words.count(slides.length, shown)}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {slides && slides.length > 0 && (
              <Button
                look="outline"
                size="s"
                aria-expanded={isListed}
                aria-controls={`${titleId}-list`}
                onClick={() => setListed(!isListed)}
              >
                {isListed ? words.fold : words.unfold}
              </Button>
            )}
            <Button look="outline" size="s" onClick={() => void add()} busy={isAdding}>
              {isAdding ? words.adding : words.add}
            </Button>
          </div>
        </div>
        {problem && (
          <Notice tone="danger" urgent>
            {adminErrorText(problem)}
          </Notice>
        )}
        {notLoaded && (
          <div>
            <Button look="outline" size="s" onClick={() => void load()}>
              {words.again}
            </Button>
          </div>
        )}
        {!slides && !notLoaded && <p role="status">{words.loading}</p>}
        {slides && slides.length > 0 && (
          <ol
            id={`${titleId}-list`}
            hidden={!isListed}
            className="flex flex-col divide-y divide-line border-line border-t [&[hidden]]:hidden"
          >
            {slides.map((row, at) => (
              <SlideCard
                key={row.id}
                {...{ row, at, pickImage }}
                removeQuestion={questionFor(row.id)}
                count={slides.length}
                isOpen={openId === row.id}
                isNew={newId === row.id}
                onOpen={(isOpen) => {
                  setOpenId(isOpen ? row.id : 0);
                  setNewId(0);
                }}
                onStep={(by, name) => step(at, by, name)}
                onRemove={(name) => void remove(row, name)}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
