import type { SelectHTMLAttributes } from 'react';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Accessible name, when there is no visible label. */
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
