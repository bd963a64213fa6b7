import type { SelectHTMLAttributes } from 'react';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Its name for screen readers, where no label stands beside it. */
  label?: string;
  options: { value: string | number; text: string }[];
}

/** The browser's own select: it works by key, by thumb and without JavaScript. */
export function Select({ label, options, ...rest }: SelectProps) {
  return (
    <select {...rest} aria-label={label} className="control select">
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
