import type { SelectHTMLAttributes } from 'react';
import { controlClass } from './field';
import { ChevronDownIcon } from './icons';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Its name for screen readers, where no label stands beside it. */
  label?: string;
  options: { value: string | number; text: string }[];
}

/** The browser's own select: it works by key, by thumb and without JavaScript. */
export function Select({ label, options, className = '', ...rest }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...rest}
        aria-label={label}
        className={`${controlClass} h-11 appearance-none truncate pr-9 text-sm ${className}`}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3 right-2.5 size-5 text-ink-soft" />
    </span>
  );
}
