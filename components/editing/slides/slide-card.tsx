'use client';

import { useId, useState } from 'react';
import { slidesWords as words } from '@/locales/nl/admin/slides';
import { changeField } from '@/store/editing/save-row';
import { type EditedRow, fieldValue, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { RemoveQuestion } from '../remove-question';
import type { PickImage } from '../use-image-picker';
import { SlideForm } from './slide-form';
import { draftText, slideState, slideTitle } from './slide-state';

interface SlideCardProps {
  row: EditedRow;
  /** Its place, from 0. */
  at: number;
  count: number;
  isOpen: boolean;
  /** The question before it is removed; absent for an editor who may not. */
  removeQuestion: string | undefined;
  /** It was just made. */
  isNew: boolean;
  pickImage: PickImage;
  onOpen: (isOpen: boolean) => void;
  onStep: (by: -1 | 1, name: string) => void;
  onRemove: (name: string) => void;
}

/** A slide in the list: what it is, whether it is shown, and what can be done with it. */
export function SlideCard({
  row,
  at,
  count,
  isOpen,
  isNew,
  removeQuestion,
  pickImage,
  ...on
}: SlideCardProps) {
  const dispatch = useAppDispatch();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const name = slideTitle(fieldValue(row, 'content')) || words.unnamed(at);
  const isVisible = fieldValue(row, 'visible') === 'true';
  const state = slideState(row, new Date());
  const draft = draftText(row);
  return (
    <li data-edit-row={rowKey(row)} data-edit-label={name} className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <SlideThumbnail src={fieldValue(row, 'image')} />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="truncate font-semibold">{name}</h3>
          <p className="mt-1 flex flex-wrap gap-y-1">
            <Badge tone={state.tone}>{state.text}</Badge>
            {draft && <Badge tone="warning">{draft}</Badge>}
          </p>
        </div>
        <div className="flex basis-full flex-wrap items-center sm:basis-auto sm:gap-1">
          <IconButton
            label={words.up(name)}
            aria-disabled={at === 0 || undefined}
            onClick={() => at > 0 && on.onStep(-1, name)}
            className="aria-disabled:opacity-35"
          >
            <Icon name="chevron-down" className="rotate-180" />
          </IconButton>
          <IconButton
            label={words.down(name)}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => at < count - 1 && on.onStep(1, name)}
            className="aria-disabled:opacity-35"
          >
            <Icon name="chevron-down" />
          </IconButton>
          <Button
            look="quiet"
            size="s"
            aria-label={`${isVisible ? words.hide : words.show}: ${name}`}
            onClick={() => dispatch(changeField(row, 'visible', String(!isVisible)))}
          >
            {isVisible ? words.hide : words.show}
          </Button>
          {removeQuestion && (
            <IconButton label={`${words.remove}: ${name}`} onClick={() => setAsking(true)}>
              <Icon name="trash" />
            </IconButton>
          )}
          <Button
            look="outline"
            size="s"
            aria-expanded={isOpen}
            aria-controls={formId}
            className="ml-auto"
            aria-label={`${isOpen ? words.close : words.edit}: ${name}`}
            onClick={() => on.onOpen(!isOpen)}
          >
            {isOpen ? words.close : words.edit}
          </Button>
        </div>
      </div>
      {isAsking && removeQuestion && (
        <RemoveQuestion
          question={removeQuestion}
          onYes={() => on.onRemove(name)}
          onNo={() => setAsking(false)}
        />
      )}
      <div id={formId} className="empty:hidden">
        {isOpen && <SlideForm {...{ row, isNew, pickImage }} />}
      </div>
    </li>
  );
}

function SlideThumbnail({ src }: { src: string }) {
  if (src === '')
    return (
      <span className="grid h-15 w-24 shrink-0 place-items-center rounded-s bg-surface-alt p-1 text-center text-ink-soft text-xs">
        {words.noImage}
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: the images of the library are ready-made
    <img src={src} alt="" width={96} height={60} className="h-15 w-24 shrink-0 rounded-s object-cover" />
  );
}
