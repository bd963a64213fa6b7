import type { ComponentProps } from 'react';

/** A native checkbox: it works without a script (ADR 81). Its name is its label, or `aria-label`. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className="tick" />;
}
