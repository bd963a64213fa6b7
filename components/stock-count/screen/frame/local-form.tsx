import type { ComponentProps, MouseEvent } from 'react';

interface LocalFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onClick'> {
  onEnter: () => void;
}

/**
 * A form that works without network. The early script then stops every submit (app/_early/guard-offline.js), so this one answers
 * the click on its button, which browsers also make of the Enter key in a field.
 */
export function LocalForm({ onEnter, ...rest }: LocalFormProps) {
  const click = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button[type=submit]')) return;
    event.preventDefault();
    onEnter();
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of its button, of keys too
  return <form {...rest} onClick={click} />;
}
