'use client';

import { slidesWords as words } from '@/locales/nl/admin/slides';
import { changeField, saveRow } from '@/store/editing/save-row';
import { type EditedRow, fieldValue } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { RichField } from '../fields/rich-field';
import { RowField } from '../row-fields';
import type { PickImage } from '../use-image-picker';

interface SlideFormProps {
  row: EditedRow;
  pickImage: PickImage;
}

/** The fields of a slide. */
export function SlideForm({ row, pickImage }: SlideFormProps) {
  const dispatch = useAppDispatch();
  /** An image brings its description. */
  const pickWithAlt: PickImage = async (current) => {
    const image = await pickImage(current);
    if (image) dispatch(changeField(row, 'alt', image.alt));
    return image;
  };
  const common = { row, pickImage: pickWithAlt };
  return (
    <div className="grid gap-4 pb-2 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <RichField
          label={words.text}
          hint={words.writeText}
          html={fieldValue(row, 'content')}
          pickImage={pickImage}
          onChange={(html) => dispatch(changeField(row, 'content', html))}
          onSave={() => void dispatch(saveRow(row))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
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
