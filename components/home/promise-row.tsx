import { promiseIcons } from '../shared/promise-icons';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

/** The shop's promises, repeated lower on the page. */
export function PromiseRow({ promises }: Pick<Shop, 'promises'>) {
  return (
    <ul className="wrap promise-row">
      {promises.slice(0, 4).map(({ kind, text }) => (
        <li key={text}>
          <span>
            <Icon name={promiseIcons[kind]} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
