import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Icon, type IconName } from '@/components/ui/icon';
import { ICONS } from '@/lib/urls/internal-urls';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part } from './part';

/** All icons of the sprite, so that this list is always complete. */
const names = () =>
  [...readFileSync(join(process.cwd(), 'public', ICONS), 'utf8').matchAll(/ id="([^"]+)"/g)].map(
    ([, name]) => name as IconName,
  );

export const Icons = () => (
  <Part title={words.parts.icons}>
    <ul className="grid grid-cols-3 gap-4 text-center text-ink-soft text-xs sm:grid-cols-6 lg:grid-cols-12">
      {names().map((name) => (
        <li key={name} className="flex flex-col items-center gap-1">
          <Icon name={name} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  </Part>
);
