'use client';

import { useEffect, useRef } from 'react';
import { changeField, saveRow } from '@/store/editing/save-row';
import { fieldValue, rowKey } from '@/store/editing/state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { editLine } from './fields/line-field';
import type { Mark } from './marks';
import type { Point } from './use-begin';
import type { PickImage } from './use-image-picker';

export interface ActiveFieldProps {
  mark: Mark;
  /** Where the text was clicked: the cursor goes there. */
  at: Point | undefined;
  onLeave: () => void;
  pickImage: PickImage;
}

/** Loads the editor of a text, so that the first click need not wait for it. */
export const loadRichEditor = () => import('../rich-editor/mount-rich-editor');

/** Edits one field on the element that shows it. Renders nothing: the element is the shop's own. */
export function ActiveField({ mark, at, onLeave, pickImage }: ActiveFieldProps) {
  const dispatch = useAppDispatch();
  const row = useAppSelector((state) => state.editing?.rows[rowKey(mark)]);
  const start = useRef({ row, at, onLeave, pickImage });
  start.current = { row, at, onLeave, pickImage };

  useEffect(() => {
    const { row } = start.current;
    if (!row) return;
    const { element, field, type } = mark;
    const options = {
      value: fieldValue(row, field),
      onChange: (value: string) => dispatch(changeField(mark, field, value)),
      onSave: () => void dispatch(saveRow(mark)),
      onLeave: () => start.current.onLeave(),
    };
    let end: (() => void) | undefined;
    let isOver = false;
    element.setAttribute('data-editing', '');
    if (type === 'html')
      void loadRichEditor().then(({ mountRichEditor }) => {
        if (isOver) return;
        const { value: html, ...rest } = options;
        const pick = () => start.current.pickImage();
        const editor = mountRichEditor(element, {
          html,
          facts: row.facts,
          label: mark.label,
          pickImage: pick,
          ...rest,
        });
        editor.focus(start.current.at);
        end = () => editor.destroy();
      });
    else end = editLine(mark, options);
    return () => {
      isOver = true;
      end?.();
      element.removeAttribute('data-editing');
      void dispatch(saveRow(mark));
    };
  }, [mark, dispatch]);

  return null;
}
