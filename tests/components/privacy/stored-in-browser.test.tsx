import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoredInBrowser } from '../../../components/privacy/stored-in-browser.tsx';
import { deviceStorage } from '../../../lib/browser-storage/device-storage.ts';
import { storageKey } from '../../../lib/browser-storage/storage-key.ts';
import { type StorageName, storageKeys } from '../../../lib/browser-storage/storage-keys.ts';
import { cookies } from '../../../lib/session-cookies.ts';

const html = renderToStaticMarkup(<StoredInBrowser />);

/** The cells of each row of a table, without markup. */
function rowsOf(title: string): string[][] {
  const [, table = ''] = html.split(`<table aria-label="${title}">`);
  const [, body = ''] = (table.split('</table>')[0] ?? '').split('<tbody>');
  return body
    .split('</tr>')
    .filter((row) => row !== '</tbody>')
    .map((row) =>
      row.split(/<\/t[hd]>/).map((cell) =>
        cell
          .replace('<wbr/>', '')
          .replace(/<[^>]+>/g, ' ')
          .trim(),
      ),
    );
}

const visitors = rowsOf('Bezoekers en klanten');
const staff = rowsOf('Alleen medewerkers van deze winkel');
const nameOf = ([cell = '']: string[]) => cell.split(' ')[0];

it('lists each entry, cookie, database and cache of the shop, and no other', () => {
  const stored = (Object.keys(storageKeys) as StorageName[]).map((name) => storageKey(name));
  const set = Object.values(cookies).map(({ name }) => name);
  const besides = Object.values(deviceStorage).map(({ name }) => name);
  expect([...visitors, ...staff].map(nameOf).toSorted()).toEqual([...stored, ...set, ...besides].toSorted());
});

it('says of each what kind it is, what it is for and how long it stays', () => {
  for (const [name, purpose = '', until = ''] of [...visitors, ...staff]) {
    expect(name).toMatch(/ (?:cookie|opslag|opslag van het tabblad|(?:databank|bestanden) op uw apparaat)$/);
    expect(purpose.length, name).toBeGreaterThan(20);
    expect(until.length, name).toBeGreaterThan(4);
  }
});

it('states the durations with which the gateway writes the cookies', () => {
  const untilOf = (name: string) => [...visitors, ...staff].find((row) => nameOf(row) === name)?.[2];
  expect(untilOf('sid')).toBe('7 dagen na uw laatste bezoek; na het inloggen 12 uur');
  expect(untilOf('toonbank.adminSid')).toBe('12 uur');
  expect(untilOf('toonbank.bekijken')).toBe('4 uur');
  expect(untilOf('toonbank.clientCode')).toBe('90 dagen');
});

it('keeps apart what only browsers of employees have', () => {
  expect(staff.map(nameOf).toSorted()).toEqual([
    'toonbank.adminSid',
    'toonbank.beheer',
    'toonbank.bekijken',
    'toonbank.clientCode',
    'toonbank.deskAnswer',
    'toonbank.firstSteps',
    'toonbank.simulation',
  ]);
});
