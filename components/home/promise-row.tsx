import { promiseIcons } from '../layout/promise-icons';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

/** The promises once more, where somebody decides. */
export function PromiseRow({ promises }: Pick<Shop, 'promises'>) {
  return (
    <ul className="wrap grid gap-4 py-6 sm:grid-cols-2 lg:grid-cols-4">
      {promises.slice(0, 4).map(({ kind, text }) => {
        return (
          <li key={text} className="flex items-center gap-3 font-medium text-sm">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-alt text-brand-strong">
              <Icon name={promiseIcons[kind]} />
            </span>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
