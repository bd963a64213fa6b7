import { importWords as words } from '@/locales/nl/admin/imports';
import type { ImportDetails } from '../use-import';

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** What the ticked changes have an effect on, in one line. */
export function Touches({ touches }: Pick<ImportDetails, 'touches'>) {
  const names = Object.entries(words.touches) as [keyof ImportDetails['touches'], (n: number) => string][];
  const found = names.flatMap(([name, text]) => (touches[name] > 0 ? [text(touches[name])] : []));
  return (
    <p className="text-sm">
      <strong>{words.touchesTitle}:</strong> {found.length > 0 ? list.format(found) : words.touchesNone}.
    </p>
  );
}
