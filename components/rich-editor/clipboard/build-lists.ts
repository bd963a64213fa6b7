export interface ListItem {
  /** From 1. */
  level: number;
  ordered: boolean;
  content: readonly Node[];
}

/** Lists within lists, from items that each tell their level. */
export function buildLists(document: Document, items: readonly ListItem[]): Element[] {
  const roots: Element[] = [];
  const open: Element[] = [];
  for (const { level, ordered, content } of items) {
    const name = ordered ? 'OL' : 'UL';
    // An item of level 3 directly below one of level 1 is a level lower, not two.
    const depth = Math.min(Math.max(1, level), open.length + 1);
    open.length = Math.min(open.length, depth);
    if (open.length === depth && open[depth - 1]?.nodeName !== name) open.length = depth - 1;
    if (open.length < depth) {
      const list = document.createElement(name);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.append(item);
  }
  return roots;
}
