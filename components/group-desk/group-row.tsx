import { adminProductsOf } from '@/lib/urls/admin-urls';
import { groupDeskWords as words } from '@/locales/nl/admin/shop/groups';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { type Group, isHiddenAbove, levelOf } from './group';

interface GroupRowProps {
  groups: readonly Group[];
  group: Group;
  canWrite: boolean;
  onMove: (by: -1 | 1) => void;
  onOpen: () => void;
  onAdd: () => void;
}

const MAX_LEVELS = 3;
const indents = ['', 'pl-6 md:pl-10', 'pl-12 md:pl-20'];
const looks = ['font-semibold text-lg', 'font-semibold', ''];

/** One group of the tree. */
export function GroupRow({ groups, group, canWrite, onMove, onOpen, onAdd }: GroupRowProps) {
  const { groupId, parentId, name, hidden, products } = group;
  const level = levelOf(groups, group);
  const siblings = groups.filter((one) => one.parentId === parentId);
  const at = siblings.indexOf(group);
  return (
    <li
      className={`flex min-h-12 items-center gap-x-2 border-line border-b py-1 ${indents[level - 1] ?? ''}`}
    >
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        {canWrite ? (
          <button
            type="button"
            onClick={onOpen}
            aria-label={words.open(name)}
            className={`wrap-anywhere min-h-8 text-left underline underline-offset-4 ${looks[level - 1] ?? ''}`}
          >
            {name}
          </button>
        ) : (
          <span className={looks[level - 1]}>{name}</span>
        )}
        {hidden && <Badge tone="warning">{words.hidden}</Badge>}
        {!hidden && isHiddenAbove(groups, group) && <Badge>{words.hiddenAbove}</Badge>}
        {products === 0 ? (
          <span className="text-ink-soft text-sm">{words.products(0)}</span>
        ) : (
          <a
            href={adminProductsOf(groupId)}
            aria-label={words.productsOf(name, products)}
            className="inline-flex min-h-6 items-center text-ink-soft text-sm underline underline-offset-4"
          >
            {words.products(products)}
          </a>
        )}
      </span>
      {canWrite && (
        <span className="flex shrink-0">
          {level < MAX_LEVELS && (
            <IconButton label={words.addBelow(name)} onClick={onAdd}>
              <Icon name="plus" />
            </IconButton>
          )}
          <IconButton
            label={words.up(name)}
            aria-disabled={at === 0}
            className="aria-disabled:opacity-30"
            onClick={() => onMove(-1)}
          >
            <Icon name="chevron-down" className="rotate-180" />
          </IconButton>
          <IconButton
            label={words.down(name)}
            aria-disabled={at === siblings.length - 1}
            className="aria-disabled:opacity-30"
            onClick={() => onMove(1)}
          >
            <Icon name="chevron-down" />
          </IconButton>
        </span>
      )}
    </li>
  );
}
