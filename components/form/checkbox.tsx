import type { ComponentProps } from 'react';

/** A box to tick, as large as a finger needs; `aria-label` says of what. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className="tick block size-5" />;
}
