import { expect, it } from 'vitest';
import { passwordFault } from '../../src/modules/auth/password-rules.ts';

const known = ['inkoper@proef.test', 'Bakkerij Proef B.V.', 'Groothandel Zuid'];

it.each([
  'een lantaarn in de mist',
  'schoon-en-droog-2026',
  'k7#Qz!p9vW',
  'twaalf blauwe stoelen',
  'Öresund-brug-1999',
])('takes %s', (password) => {
  expect(passwordFault(password, known)).toBeUndefined();
});

it.each([
  ['Welkom2026', 'password_too_common'],
  ['W3lk0m2026!!', 'password_too_common'],
  ['wachtwoord123', 'password_too_common'],
  ['!!P@$$w0rd!!', 'password_too_common'],
  ['qwertyuiop', 'password_too_common'],
  ['Zomer-2026!', 'password_too_common'],
  ['1234567890', 'password_too_simple'],
  ['9876543210a', 'password_too_simple'],
  ['aaaaaaaaaaaa', 'password_too_simple'],
  ['abcdeabcdeabcde', 'password_too_simple'],
  ['bakkerijproefbv', 'password_known'],
  ['inkoper@proef.test', 'password_known'],
  ['GroothandelZuid1', 'password_known'],
  ['te kort', 'password_too_short'],
  ['x7'.repeat(150), 'password_too_long'],
])('refuses %s: %s', (password, fault) => {
  expect(passwordFault(password, known)).toBe(fault);
});
