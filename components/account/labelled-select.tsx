import { useId } from 'react';
import { FieldFrame } from '../ui/field';
import { Select, type SelectProps } from '../ui/select';

/** A select of a filter form, under its label. */
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
