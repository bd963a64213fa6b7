import { describe, expect, it } from 'vitest';
import {
  arrangementOf,
  changedPages,
  menuWith,
  withMoved,
  withOwnDrafts,
  without,
  withPage,
} from '@/components/site-menus/arrangement';

const page = (id: number, menu: string, position: number) => ({
  ...{ id, menu, position, path: `p${id}`, title: `Pagina ${id}`, visible: true, version: id * 10 },
  ...{ groupPath: '', published: null, drafts: [], toFillIn: 0, ownPlace: null },
});
const [one, two, three, four, loose] = [
  page(1, 'vragen', 4),
  page(2, 'vragen', 5),
  page(3, 'vragen', 6),
  page(4, 'service', 9),
  page(5, '', 0),
] as const;
const pages = [one, two, three, four, loose];
const before = arrangementOf(pages);
const changed = (arrangement: typeof before) =>
  changedPages(pages, arrangement).map(({ id, menu, position }) => [id, menu, position]);

describe('an arrangement of menus', () => {
  it('changes nothing until something is moved, also where the numbers do not begin with 0', () => {
    expect(changedPages(pages, before)).toEqual([]);
    expect(changed(withMoved(withMoved(before, 'vragen', 1, 1), 'vragen', 1, -1))).toEqual([]);
  });

  it('moves a page by one place, and not past an end', () => {
    expect(withMoved(before, 'vragen', 1, -1)).toBe(before);
    expect(withMoved(before, 'vragen', 3, 1)).toBe(before);
    const moved = withMoved(before, 'vragen', 3, -1);
    expect(moved.vragen.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(changed(moved)).toEqual([
      [1, 'vragen', 0],
      [3, 'vragen', 1],
      [2, 'vragen', 2],
    ]);
  });

  it('begins with the own drafts, and is unchanged until something else is moved', () => {
    const drafted = withOwnDrafts([
      { ...one, ownPlace: { menu: 'service', position: 0 } },
      ...[two, { ...three, ownPlace: { menu: 'vragen', position: 0 } }, four, loose],
    ]);
    const shown = arrangementOf(drafted);
    expect(shown.vragen.map(({ id }) => id)).toEqual([3, 2]);
    expect(shown.service.map(({ id }) => id)).toEqual([1, 4]);
    expect(changedPages(drafted, shown)).toEqual([]);
  });

  it('has a page in one menu: it leaves the one it was in', () => {
    const moved = withPage(before, 'service', two);
    expect(menuWith(moved, 2)).toBe('service');
    expect(changed(moved)).toContainEqual([2, 'service', 1]);
    expect(changed(withPage(before, 'over-ons', loose))).toEqual([[5, 'over-ons', 0]]);
  });

  it('takes a page out of its menu, with the version that was seen', () => {
    expect(changedPages(pages, without(before, 4))).toEqual([{ id: 4, version: 40, menu: '', position: 0 }]);
  });
});
