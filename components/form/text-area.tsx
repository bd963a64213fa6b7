import type { RefAttributes, TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  RefAttributes<HTMLTextAreaElement> &
  Omit<FieldFrameProps, 'children'>;

export function TextArea({ id, label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <textarea rows={3} {...area} id={id} {...describedBy({ id, hint, error })} className="control" />
    </FieldFrame>
  );
}
