import type { ShelfLabel } from '@/api/types';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { Button } from '../../ui/button';

interface RevokeListsProps {
  labels: ShelfLabel[];
  onRevoke: (listId: number) => void;
}

/** Revokes all active labels of a list at once. */
export function RevokeLists({ labels, onRevoke }: RevokeListsProps) {
  const lists = new Map(
    labels.flatMap(({ listId, listName }) => (listId && listName ? [[listId, listName] as const] : [])),
  );
  if (lists.size === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-3 font-semibold text-lg">{words.revokeMany}</h2>
      <ul className="flex flex-wrap gap-2">
        {[...lists].map(([listId, name]) => (
          <li key={listId}>
            <Button look="outline" size="s" onClick={() => onRevoke(listId)}>
              {words.revokeList(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
