import { expect, it } from 'vitest';
import { adminThen } from '@/lib/urls/admin-urls';

it('the login leads on to pages of the admin only', () => {
  expect(adminThen('/beheer/taken/12')).toBe('/beheer?naar=%2Fbeheer%2Ftaken%2F12');
  const others = [
    '',
    '/beheer',
    '/nl/winkelwagen',
    '//elders.example',
    'https://elders.example/beheer',
    '/beheer/x',
  ];
  for (const other of others) expect(adminThen(other), other).toBe('/beheer');
});
