export interface IconProps {
  className?: string;
}

/** One family: 24 px grid, one stroke width, round ends. Decoration: the control around it carries the name. */
export function Icon({ className = 'size-5', d }: IconProps & { d: string }) {
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
      <path d={d} />
    </svg>
  );
}
