import 'server-only';
import { percent } from './scale';

/** A bar for a share of 0 to 100; its number is beside it as text. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg width="100%" height="12" aria-hidden="true" className="block min-w-16">
      <rect x="0" y="0.5" width="100%" height="11" className="fill-surface-alt" />
      <rect
        x="0"
        y="0.5"
        width={percent(Math.max(0, Math.min(100, share)))}
        height="11"
        className="fill-brand"
      />
    </svg>
  );
}
