// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { ImportSchedules } from '@/components/imports/schedules/import-schedules';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const run = {
  ...{
    runId: 9,
    result: 'waiting',
    begunAt: '2026-11-02T06:30:00.000Z',
    endedAt: null,
    filename: 'prijzen.csv',
  },
  ...{
    importId: 41,
    lines: 800,
    changes: 612,
    removals: 0,
    faulty: 0,
    reasons: ['changes'],
    fault: null,
    status: null,
  },
};
const schedule = {
  ...{ scheduleId: 3, profileId: 1, profile: 'Van Dam', kind: 'prices', source: 'address' },
  ...{ url: 'https://vandam.example/prijzen.csv', filePrefix: '', atTime: '06:30', everyHours: null },
  ...{ maxChanges: 500, maxRemovals: 0, maxFaulty: 10, hasAuthorization: true, state: 'active', failures: 1 },
  ...{ madeBy: 'Sanne', nextRunAt: '2026-11-03T05:30:00.000Z', lastRun: run },
};
const profile = (profileId: number, name: string) => ({
  ...{ profileId, name, kind: 'prices', timesUsed: 2, lastUsedAt: null, columns: 3 },
});
const list = (schedules: unknown[], hasFolder = false) => ({ schedules, hasFolder });

/** The page with these answers, by the name of the call. */
function show(answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((name: string, request: unknown) => {
    sent.push([name, request]);
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as ApiCall;
  const shown = renderWithStore(
    <ImportSchedules kinds={['prices']} />,
    makeStore({}, async () => call),
  );
  return { ...shown, sent };
}

it('says why an import waits, with the way to it, and how often a schedule failed', async () => {
  show({ 'importSchedules.list': list([schedule]), 'imports.profiles': [profile(1, 'Van Dam')] });
  expect(await screen.findByText('Te bekijken')).toBeDefined();
  expect(screen.getByText(/800 regels · 612 rijen anders · te veel rijen veranderen/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bekijk de import' }).getAttribute('href')).toBe(
    '/beheer/import/41/wijzigingen',
  );
  expect(screen.getByText(/De laatste keer is mislukt/)).toBeDefined();
  // Every profile has its schedule.
  expect(screen.queryByRole('button', { name: 'Nieuwe planning' })).toBeNull();
});

it('refuses a password in the address before it is sent, and sends hours or a time, never both', async () => {
  const answers: Record<string, unknown> = {
    'importSchedules.list': list([], true),
    'imports.profiles': [profile(2, 'De Wit')],
    'importSchedules.add': { ...schedule, profile: 'De Wit' },
  };
  const { user, sent } = show(answers);
  await user.click(await screen.findByRole('button', { name: 'Nieuwe planning' }));
  const dialog = within(screen.getByRole('dialog'));
  const url = dialog.getByLabelText('Adres');
  await user.clear(url);
  await user.type(url, 'https://sanne:geheim@dewit.example/p.csv');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(dialog.getByText(/zonder wachtwoord, en dat op internet staat/)).toBeDefined();
  expect(document.activeElement).toBe(url);
  await user.clear(url);
  await user.type(url, 'https://dewit.example/p.csv');
  await user.type(dialog.getByLabelText(/^Toegang/), 'Bearer abc');
  await user.click(dialog.getByLabelText('Elke zoveel uur'));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('De planning van De Wit is opgeslagen.')).toBeDefined();
  expect(sent.find(([name]) => name === 'importSchedules.add')?.[1]).toEqual({
    profileID: 2,
    authorization: 'Bearer abc',
    terms: {
      ...{
        source: 'address',
        url: 'https://dewit.example/p.csv',
        filePrefix: '',
        atTime: null,
        everyHours: 4,
      },
      ...{ maxChanges: 500, maxRemovals: 0, maxFaulty: 10 },
    },
  });
});

it('keeps a stored access unless it is forgotten, and says that a colleague was faster', async () => {
  const answers: Record<string, unknown> = {
    'importSchedules.list': list([schedule]),
    'imports.profiles': [],
    'importSchedules.change': new ApiError({
      ...{ kind: 'refused', code: 'conflict', fields: { schedule: 'changed' } },
    } as never),
  };
  const { user, sent } = show(answers);
  await user.click(await screen.findByRole('button', { name: 'Van Dam wijzigen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(/Een collega heeft deze planning intussen gewijzigd/)).toBeDefined();
  await user.click(dialog.getByLabelText('Vergeet de bewaarde toegang'));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  const changes = sent.filter(([name]) => name === 'importSchedules.change').map(([, request]) => request);
  expect(changes).toMatchObject([{ authorization: undefined }, { authorization: '' }]);
});

it('asks before it forgets a mapping with its schedule, and names both', async () => {
  const { user, sent } = show({
    'importSchedules.list': list([schedule]),
    'imports.profiles': [profile(1, 'Van Dam'), profile(2, 'Jansen')],
    'imports.removeProfile': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Van Dam vergeten' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(/Ook de planning van Van Dam verdwijnt \(Elke dag om 06:30, https:\/\/vandam/),
  ).toBeDefined();
  expect(sent.map(([name]) => name)).not.toContain('imports.removeProfile');
  await user.click(dialog.getByRole('button', { name: 'Kolommen en planning verwijderen' }));
  expect(await screen.findByText('De kolommen van Van Dam zijn vergeten.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Jansen vergeten' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vergeten' }));
  await screen.findByText('De kolommen van Jansen zijn vergeten.');
  expect(sent.filter(([name]) => name === 'imports.removeProfile').map(([, request]) => request)).toEqual([
    { profileID: 1, withSchedule: true },
    { profileID: 2 },
  ]);
});
