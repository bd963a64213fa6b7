// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { GroupTree } from '@/components/group-desk/group-tree';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const group = (groupId: number, name: string, parentId: number | null, more: object = {}) => ({
  ...{ groupId, name, parentId, path: `c/${groupId}`, column: 1, hidden: false },
  ...{ products: 0, ...more },
});
const groups = [
  group(1, 'Schoonmaak', null, { hidden: true }),
  group(2, 'Dweilen', 1, { products: 3 }),
  group(3, 'Moppen', 2),
  group(4, 'Papier', null),
];

function show(answers: Record<string, (request: unknown) => unknown>, canWrite = true) {
  const requests: [string, unknown][] = [];
  const call = (async (name: string, request: unknown) => {
    requests.push([name, request]);
    if (name === 'groupDesk.tree') return { groups };
    return answers[name]?.(request) ?? { groups };
  }) as unknown as ApiCall;
  const made = renderWithStore(
    <GroupTree rights={{ canWrite, canEditTexts: false }} />,
    makeStore({}, async () => call),
  );
  return { ...made, requests };
}

it('moves a group among those of its own parent', async () => {
  const { user, requests } = show({});
  await user.click(await screen.findByRole('button', { name: 'Papier hoger' }));
  expect(requests.at(-1)).toEqual(['groupDesk.arrange', { parentID: null, groupIDs: [4, 1] }]);
});

it('says what is hidden by a group above, and offers no place in itself or too deep', async () => {
  const { user } = show({});
  expect(await screen.findAllByText('Verborgen door de groep erboven')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Dweilen wijzigen' }));
  const places = within(await screen.findByLabelText('Staat in')).getAllByRole('option');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Bovenaan, in geen andere groep',
    'Schoonmaak',
    'Papier',
  ]);
});

it('keeps the typed name when a colleague was first, and says so', async () => {
  const { user } = show({
    'groupDesk.change': () => {
      throw new ApiError({
        ...{ kind: 'http', code: 'conflict', status: 409, fields: { group: 'changed' } },
      } as ConstructorParameters<typeof ApiError>[0]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Papier wijzigen' }));
  const name = await screen.findByLabelText('Naam');
  await user.clear(name);
  await user.type(name, 'Karton');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Een collega heeft dit intussen gewijzigd/)).toBeTruthy();
  expect((screen.getByLabelText('Naam') as HTMLInputElement).value).toBe('Karton');

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Schoonmaak wijzigen' }));
  expect(((await screen.findByLabelText('Naam')) as HTMLInputElement).value).toBe('Schoonmaak');
  expect(screen.queryByText(/Een collega heeft dit intussen gewijzigd/)).toBeNull();
});

it('has no buttons for whoever may not change groups', async () => {
  show({}, false);
  expect(await screen.findByText('Papier')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
