import type { ButtonHTMLAttributes } from 'react';

export type ButtonLook = 'primary' | 'accent' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  accent: 'bg-accent text-on-accent hover:brightness-95',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-alt',
  quiet: 'text-brand-strong hover:bg-surface-alt',
  danger: 'border border-danger text-danger hover:bg-surface-alt',
};
const sizes: Record<ButtonSize, string> = {
  s: 'h-9 px-3 text-sm',
  m: 'h-11 px-4 text-sm',
  l: 'h-12 px-6 text-base',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'm', extra = ''): string {
  return `btn inline-flex items-center justify-center gap-2 rounded-m font-semibold ${looks[look]} ${sizes[size]} ${extra}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
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
