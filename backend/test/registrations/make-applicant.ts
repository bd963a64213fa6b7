import type { Site } from '../../src/db/schema/index.ts';
import { readCommand } from '../../src/modules/registrations/commands.ts';
import { runCommand } from '../../src/modules/registrations/run-command.ts';
import type { TestApp } from '../support/index.ts';

let people = 0;

/** Another person for each test, from another address. */
export function person() {
  people += 1;
  return {
    headers: { 'x-forwarded-for': `198.51.100.${people}` },
    fields: {
      company: `Hotel Nieuw ${people}`,
      kvk: '1234 5678',
      vatNumber: '',
      firstName: 'Sanne',
      lastName: 'de Wit',
      email: `sanne${people}@nieuw.test`,
      phone: '020-5550 144',
      street: 'Kade',
      houseNumber: '3b',
      postcode: '1234ab',
      city: 'Proefdam',
      country: 'NL',
      remark: 'Graag leveren\r\nvoor tien uur.',
    },
  };
}
/** The operator's command for a site. */
export const operate = (test: TestApp, site: Site, ...words: string[]) =>
  runCommand(test.database, readCommand([site.id, ...words]), {
    addresses: { shopUrl: 'http://{site}.localhost:3210', allowsLocalReturn: true },
    secret: 'x'.repeat(64),
  });
