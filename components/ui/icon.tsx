import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
}

/** One family: 24 px grid, one stroke width, round ends. Decoration: the control around it carries the name. */
export function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Makes an icon from the `d` of a single path. */
export function pathIcon(d: string) {
  return function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };
}
