import { expect, it } from 'vitest';
import { aboutWords, newTaskUrl, readAbout } from '@/lib/urls/task-urls';

it('an address with what a question is about reads back', () => {
  for (const kind of Object.keys(aboutWords) as (keyof typeof aboutWords)[]) {
    const value = new URL(newTaskUrl('return', { kind, of: 'F10023' }), 'http://shop.test').searchParams.get(
      'over',
    );
    expect(readAbout(value ?? '')).toEqual({ kind, of: 'F10023' });
  }
});

it('any other value is about nothing', () => {
  for (const value of [
    '',
    'bestelling',
    'constructor-1',
    'bestelling-',
    'bestelling-<b>',
    `artikel-${'1'.repeat(50)}`,
  ])
    expect(readAbout(value)).toBeNull();
});
