import type { ButtonHTMLAttributes, RefAttributes } from 'react';

export type ButtonLook = 'primary' | 'accent' | 'outline' | 'quiet';
export type ButtonSize = 's' | 'm' | 'l';

/** Classes of a button, for links that look like one; defined in the style sheet. */
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
  /** An action is running: the button shows it and ignores further clicks. */
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
      // Not `disabled`: that would remove the focus from the button.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, size, className)}
    />
  );
}
