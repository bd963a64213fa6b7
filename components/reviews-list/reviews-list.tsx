'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { reviewsListWords as words } from '@/locales/nl/admin/reviews';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { AnswerDialog } from './answer-dialog';
import { type ManagedReview, ReviewRow } from './review-row';

const ImportDialog = dynamic(() => import('./import-dialog').then((module) => module.ImportDialog));

const choices = [
  { name: words.all, answered: undefined, none: words.none, noneText: words.noneText },
  { name: words.open, answered: false, none: words.noneOpen, noneText: words.noneOpenText },
  { name: words.answered, answered: true, none: words.noneAnswered, noneText: words.noneAnsweredText },
] as const;

/** The reviews of the shop, and its answers. */
export function ReviewsList() {
  const [chosen, setChosen] = useState<(typeof choices)[number]>(choices[0]);
  const [review, setReview] = useState<ManagedReview>();
  const [isImporting, setImporting] = useState(false);
  const [done, setDone] = useState('');
  const list = usePages('reviews.managed', { answered: chosen.answered });
  const onSaved = async (sentence: string) => {
    setReview(undefined);
    setImporting(false);
    setDone(sentence);
    await list.reload();
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
        <Button look="outline" onClick={() => setImporting(true)}>
          {words.importReviews}
        </Button>
      </div>
      <fieldset aria-label={words.which} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.name}
            look={choice === chosen ? 'primary' : 'outline'}
            size="s"
            aria-pressed={choice === chosen}
            onClick={() => setChosen(choice)}
          >
            {choice.name}
          </Button>
        ))}
      </fieldset>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="star" className="size-7" />} title={chosen.none}>
            <p>{chosen.noneText}</p>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((row) => (
            <ReviewRow key={row.id} review={row} onAnswer={() => setReview(row)} />
          ))}
        </ul>
      </PagedList>
      {isImporting && <ImportDialog onDone={onSaved} onClose={() => setImporting(false)} />}
      {review && <AnswerDialog review={review} onSaved={onSaved} onClose={() => setReview(undefined)} />}
    </>
  );
}
