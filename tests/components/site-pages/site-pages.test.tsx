// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { SitePages } from '@/components/site-pages/site-pages';
import { makeStore } from '@/store/make-store';

const page = {
  ...{ id: 3, path: 'bestelhulp', title: 'Bestelhulp', menu: 'vragen', position: 0, visible: true },
  ...{ version: 1, groupPath: '', published: null, drafts: [], toFillIn: 0, ownPlace: null },
};
const group = { id: 7, path: 'c/papier', siteLabel: 'Papier', subgroups: [] };

const call = async (name: string) => (name === 'sitePages.list' ? [page] : [group]);

it('lists the home page, and leads to the texts that have no page of their own', async () => {
  render(
    <Provider store={makeStore({}, async () => call as never)}>
      <SitePages canPublish redirects={{}} linked={['bestelhulp']} />
    </Provider>,
  );
  const home = await screen.findByRole('link', { name: 'Homepage bewerken' });
  expect(home.getAttribute('href')).toBe('/#bewerken');
  expect(screen.getByText('2 pagina’s')).toBeTruthy();
  const others = within(screen.getByRole('region', { name: 'Andere teksten' }));
  await others.findByRole('link', { name: 'Bewerken' });
  const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/nl/c/papier#bewerken',
    '/nl/c/merken',
    '/nl/zoeken/papier#bewerken',
    '/nl/c/sale#bewerken',
    '/nl/nieuws#bewerken',
  ]);
  await userEvent.type(screen.getByLabelText('Zoeken in titel en adres'), 'hulp');
  expect(screen.queryByRole('link', { name: 'Homepage bewerken' })).toBeNull();
  expect(screen.getByText('1 pagina')).toBeTruthy();
});

it('offers drafts of the pages that the shop links to, once, and then names those that visitors do not see', async () => {
  const asked: string[] = [];
  const draft = {
    ...page,
    id: 4,
    path: 'leveringsvoorwaarden',
    title: 'Leveringsvoorwaarden',
    visible: false,
    drafts: ['Carla'],
    toFillIn: 5,
  };
  const answer = async (name: string) => {
    asked.push(name);
    if (name === 'sitePages.begin') return { made: 1 };
    if (name === 'sitePages.list') return asked.includes('sitePages.begin') ? [page, draft] : [page];
    return [group];
  };
  render(
    <Provider store={makeStore({}, async () => answer as never)}>
      <SitePages canPublish redirects={{}} linked={['leveringsvoorwaarden', 'bestelhulp']} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Concepten klaarzetten' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Nog niet op de site: Leveringsvoorwaarden.',
  );
  expect(screen.queryByRole('button', { name: 'Concepten klaarzetten' })).toBeNull();
  expect(screen.getByText('Nog 5 plekken in te vullen')).toBeTruthy();
  expect(asked.filter((name) => name === 'sitePages.begin')).toHaveLength(1);
});
