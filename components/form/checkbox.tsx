import type { ComponentProps } from 'react';

/** Checkbox with a large touch target; `aria-label` is its name. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className="tick block size-5" />;
}
