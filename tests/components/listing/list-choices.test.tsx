// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FacetPanel } from '@/components/listing/facet-panel';
import type { ListAddress } from '@/components/listing/list-links';
import { SortSelect } from '@/components/listing/sorting/sort-select';
import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router });
beforeEach(() => {
  router.push.mockReset();
  // A wide screen: the filters are visible.
  document.head.innerHTML = '<style>[popover] { display: block !important; }</style>';
});

const address = (query: Partial<ListAddress['query']> = {}): ListAddress => ({
  path: '/nl/c/papier',
  query: { page: 0, filters: {}, ...query },
});
const values = ['Helderwit', 'Toonkeur', 'Zachtvel'].map((value): [string, number] => [value, 9]);

/** The part of a list page that handles choices. */
const show = (list?: ListAddress, around?: Around) => renderWithStore(pageOf(list, around));

interface Around {
  brands?: [string, number][];
  count?: string;
  sorted?: SortKey | undefined;
}

function pageOf(
  list = address(),
  { brands = values, count = '27 producten', sorted = list.query.sort }: Around = {},
) {
  const facets = [{ name: 'merk', values: brands }];
  const chosen = Object.values(list.query.filters).flat();
  return (
    <div className="listing">
      <FacetPanel
        id="filters"
        numFound={27}
        usual="naam-oplopend"
        view="hidden"
        request={{}}
        {...{ facets, list }}
      />
      <form>
        <input type="hidden" name="sort" defaultValue="naam-aflopend" />
      </form>
      <section className="list-main">
        <div className="list-bar">
          <h2>{count}</h2>
        </div>
        <SortSelect value={sorted ?? 'naam-oplopend'} keys={['naam-oplopend', 'naam-aflopend']} list={list} />
        <div className="chips">
          {[...chosen, 'Alles wissen'].map((name) => (
            <a key={name} href={`/nl/c/papier?page=0&weg=${name}`}>
              {name}
            </a>
          ))}
        </div>
        <button type="button">Verder</button>
      </section>
    </div>
  );
}
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteren op' });
const move = (key: string, to: string) => {
  fireEvent.keyDown(sort(), { key });
  fireEvent.change(sort(), { target: { value: to } });
};
const whereTo = () => router.push.mock.lastCall?.[0];

describe('the sort order of a list', () => {
  it('applies at once when it is chosen by pointer or in the opened list', () => {
    show();
    fireEvent.pointerDown(sort());
    fireEvent.change(sort(), { target: { value: 'naam-aflopend' } });
    expect(whereTo()).toBe('/nl/c/papier?page=0&sort=naam-aflopend');
  });

  it('can be changed by arrow keys, and applies on Enter', () => {
    show();
    sort().focus();
    move('ArrowDown', 'naam-aflopend');
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.keyDown(sort(), { key: 'Enter' });
    expect(whereTo()).toBe('/nl/c/papier?page=0&sort=naam-aflopend');
  });

  it('applies when the field loses focus, and is restored on Escape', async () => {
    show();
    sort().focus();
    move('n', 'naam-aflopend');
    fireEvent.keyDown(sort(), { key: 'Escape' });
    expect(sort().value).toBe('naam-oplopend');
    screen.getByText('Verder').focus();
    expect(router.push).not.toHaveBeenCalled();
    sort().focus();
    move('End', 'naam-aflopend');
    screen.getByText('Verder').focus();
    expect(whereTo()).toBe('/nl/c/papier?page=0&sort=naam-aflopend');
  });
});

describe('a list whose page changed before its form did', () => {
  it('is not changed by the form: the two would never settle', () => {
    show(address({ sort: 'naam-aflopend' }), { sorted: 'naam-oplopend' });
    expect(router.push).not.toHaveBeenCalled();
  });

  it('does not get the sort order of the page before', () => {
    const { rerender } = show();
    rerender(pageOf(address({ sort: 'naam-aflopend' })));
    expect(sort().value).toBe('naam-aflopend');
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('after a filter changes', () => {
  const user = userEvent.setup();
  /** Presses a link, and shows the list that it leads to. */
  async function press(name: string | RegExp, next: () => void, leave: () => void) {
    const link = screen.getByRole('link', { name, hidden: true });
    link.focus();
    await user.keyboard('{Enter}');
    leave();
    next();
  }
  const focused = () => document.activeElement?.textContent;

  it('the focus is on the same value, and the new count is announced', async () => {
    const { unmount } = show();
    const next = address({ filters: { merk: ['Toonkeur'] } });
    await press(/^Toonkeur/, () => show(next, { count: '9 producten' }), unmount);
    expect(focused()).toBe('Toonkeur 9');
    expect(screen.getByRole('status').textContent).toBe('9 producten');
  });

  it('the focus moves to the next chip, then to the sort order', async () => {
    const two = { filters: { merk: ['Helderwit', 'Toonkeur'] } };
    const { unmount } = show(address(two));
    const rest = address({ filters: { merk: ['Toonkeur'] } });
    const chip = screen.getAllByRole('link', { name: 'Helderwit' }).at(-1) as HTMLAnchorElement;
    chip.href = '/nl/c/papier?page=0&merk=Toonkeur';
    await press(
      'Helderwit',
      () => undefined,
      () => undefined,
    );
    unmount();
    const { unmount: leave } = show(rest);
    expect(focused()).toBe('Toonkeur');
    const last = screen.getAllByRole('link', { name: 'Toonkeur' }).at(-1) as HTMLAnchorElement;
    last.href = '/nl/c/papier?page=0';
    await press('Toonkeur', () => undefined, leave);
    show();
    expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Alles wissen' }).at(-1));
  });

  it('the focus moves to the last value of the facet when the value disappeared', async () => {
    const { unmount } = show(address({ filters: { merk: ['Zachtvel'] } }));
    await press(/^Zachtvel 9/, () => show(address(), { brands: values.slice(0, 2) }), unmount);
    expect(focused()).toBe('Toonkeur 9');
  });
});
