'use client';

import { useEffect, useRef } from 'react';
import { slidesWords as words } from '@/locales/nl/admin/slides';
import { changeField, saveRow } from '@/store/editing/save-row';
import { type EditedRow, fieldValue } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { RichField } from '../fields/rich-field';
import { RowField } from '../row-fields';
import { bringIntoSight } from '../use-focus-in-sight';
import type { PickImage } from '../use-image-picker';

/** A slide's title is the heading in its text. */
const EMPTY_TITLE = '<h2></h2>';

interface SlideFormProps {
  row: EditedRow;
  /** The slide was just made: its text is written first. */
  isNew: boolean;
  pickImage: PickImage;
}

/** The fields of a slide. */
export function SlideForm({ row, isNew, pickImage }: SlideFormProps) {
  const dispatch = useAppDispatch();
  /** An image brings its description. */
  const pickWithAlt: PickImage = async (current) => {
    const image = await pickImage(current);
    if (image) dispatch(changeField(row, 'alt', image.alt));
    return image;
  };
  const common = { row, pickImage: pickWithAlt };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = form.current?.closest('li');
    if (isNew && card) bringIntoSight(card);
  }, [isNew]);
  return (
    <div ref={form} className="grid gap-4 pb-2 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <RichField
          label={words.text}
          hint={words.writeText}
          html={fieldValue(row, 'content')}
          facts={row.facts}
          beginsWith={EMPTY_TITLE}
          autoFocus={isNew}
          pickImage={pickImage}
          onChange={(html) => dispatch(changeField(row, 'content', html))}
          onSave={() => void dispatch(saveRow(row))}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <RowField {...common} field="shownFrom" type="moment" />
          <RowField {...common} field="shownUntil" type="moment" />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <RowField {...common} field="image" type="image" />
        <RowField {...common} field="alt" type="line" />
        <RowField {...common} field="link" type="link" />
      </div>
    </div>
  );
}
