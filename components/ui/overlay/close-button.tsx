import type { ComponentProps } from 'react';
import { common } from '@/locales/nl/common';
import { Icon } from '../icon';

/** The cross at the end of the heading of a dialog or popover. */
export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label={common.close}
      className="-mt-1 -mr-2 flex size-9 shrink-0 items-center justify-center rounded-m hover:bg-surface-alt"
    >
      <Icon name="close" />
    </button>
  );
}
