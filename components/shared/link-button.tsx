import type { ButtonHTMLAttributes } from 'react';

type LinkButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>;

/** A button that looks like a link, for a small action beside what it changes. */
export const LinkButton = (props: LinkButtonProps) => (
  <button {...props} type="button" className="link-button" />
);
