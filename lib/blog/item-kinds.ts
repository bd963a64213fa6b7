import type { BlogKind, BlogKinds } from '@toonbank/contract/blog/kinds';

type Item = { kind: 1 | 2 | 3 };

const kinds: BlogKinds = { recipe: 1, video: 2, blog: 3 };
const names = Object.keys(kinds) as BlogKind[];

/** The name of an item's kind. */
export const kindOf = ({ kind }: Item): BlogKind => names.find((name) => kinds[name] === kind) ?? 'blog';

/** The kinds that there are items of, in their order. */
export const kindsOf = (items: readonly Item[]): BlogKind[] =>
  names.filter((name) => items.some((item) => kindOf(item) === name));

export const itemsOfKind = <T extends Item>(items: readonly T[], kind: BlogKind): T[] =>
  items.filter((item) => kindOf(item) === kind);
