import type { ButtonHTMLAttributes, RefAttributes } from 'react';

export type ButtonLook = 'primary' | 'accent' | 'outline' | 'quiet';
export type ButtonSize = 's' | 'm' | 'l';

/** The classes of a button, for links that look like one; the style sheet says what they mean. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'm', extra = ''): string {
  const classes = ['btn', `btn-${look}`];
  if (size !== 'm') classes.push(`btn-${size}`);
  if (extra !== '') classes.push(extra);
  return classes.join(' ');
}

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    RefAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Something is under way: the button says so and takes no second click. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      // Not `disabled`: that would take the focus away from whoever just pressed it.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, size, className)}
    />
  );
}
