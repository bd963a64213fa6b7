// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedNews } from '@/components/news/news-card';
import type { Shop } from '@/components/shop';
import { NewsPage } from '@/templates/basis/articles/news';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const item = (id: number, published: string, more: Partial<ListedNews> = {}): ListedNews => ({
  ...{ id, slug: `bericht-${id}`, title: `Bericht ${id}`, intro: 'Kort', content: '', published },
  ...{ image: '', imageAlt: '', imageFocal: '' },
  ...more,
});
const show = (items: ListedNews[], year?: string) =>
  render(<NewsPage shop={{} as Shop} audience="visitor" items={items} year={year} />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of news', () => {
  it('leads on to recipes where there is no news', () => {
    show([]);
    expect(titles()).toEqual(['Er is nu geen nieuws']);
    expect(screen.getByRole('link', { name: 'Naar recepten en video’s' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Jaar' })).toBeNull();
  });

  it('shows one year where it is asked for, with links to the others', () => {
    show([item(2, '2026-05-01T08:00:00Z'), item(1, '2025-05-01T08:00:00Z')], '2025');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nieuws uit 2025');
    expect(titles()).toEqual(['Bericht 1']);
    const years = within(screen.getByRole('navigation', { name: 'Jaar' }));
    expect(years.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nieuwste',
      '2026 1',
      '2025 1',
    ]);
    expect(years.getByRole('link', { current: 'page' }).textContent).toBe('2025 1');
  });

  it('shows twenty-five items, and says where older ones are', () => {
    show(
      Array.from({ length: 30 }, (_, at) => item(30 - at, `20${26 - Math.floor(at / 20)}-05-01T08:00:00Z`)),
    );
    expect(titles()).toHaveLength(25);
    expect(screen.getByText('Ouder nieuws vindt u hierboven, per jaar.')).toBeTruthy();
  });

  it('says to admins what visitors do not see yet', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
    show([
      item(3, '2026-12-24T08:00:00Z', { visible: true }),
      item(2, '2026-11-01T08:00:00Z', { visible: false }),
      item(1, '2026-10-01T08:00:00Z', { visible: true }),
    ]);
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const [later, hidden, shown] = cards.filter((text) => text.includes('Bericht'));
    expect(later).toContain('Te zien vanaf 24 december 2026');
    expect(hidden).toContain('Verborgen');
    expect(shown).not.toMatch(/Verborgen|Te zien/);
  });
});
