/** A grey stand-in; `className` gives it the size of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-s bg-line ${className}`} />;
}
