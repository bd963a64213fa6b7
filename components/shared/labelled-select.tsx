import { useId } from 'react';
import { FieldFrame } from '../form/field';
import { Select, type SelectProps } from '../form/select';

/** A select of a filter form, with a label above it. */
export function LabelledSelect({ label, ...select }: SelectProps & { label: string }) {
  const id = useId();
  return (
    <div className="w-44 grow sm:grow-0">
      <FieldFrame id={id} label={label}>
        <Select id={id} {...select} />
      </FieldFrame>
    </div>
  );
}
