/** A grey placeholder; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-s bg-line ${className}`} />;
}
