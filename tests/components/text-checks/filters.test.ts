import { expect, it } from 'vitest';
import { firstFilters, isShown } from '@/components/text-checks/filters';

const finding: Parameters<typeof isShown>[0] = {
  kind: 'page',
  id: 1,
  field: 'content',
  code: 'amount_differs',
  quote: '€ 9',
  expected: '',
  blockMark: '',
  label: '',
  path: '',
  menu: '',
  isDraft: false,
  draftOf: '',
  acceptedBy: '',
  acceptedAt: null,
};
const shows = (part: Partial<Parameters<typeof isShown>[0]>, filters: Partial<typeof firstFilters>) =>
  isShown({ ...finding, ...part }, { ...firstFilters, ...filters });

it('lists facts and faults first, advice when it is asked for', () => {
  expect(shows({}, {})).toBe(true);
  expect(shows({ code: 'long_sentence' }, {})).toBe(false);
  expect(shows({ code: 'long_sentence' }, { kind: 'advice' })).toBe(true);
  expect(shows({}, { kind: 'advice' })).toBe(false);
  expect(shows({ code: 'long_sentence' }, { kind: 'all' })).toBe(true);
});

it('tells what visitors see from drafts, also of an author who is gone', () => {
  expect(shows({}, { place: 'draft' })).toBe(false);
  expect(shows({ isDraft: true }, { place: 'draft' })).toBe(true);
  expect(shows({ isDraft: true }, { place: 'live' })).toBe(false);
});

it('leaves out what was accepted, unless it is asked for', () => {
  const accepted = { acceptedBy: 'Bram', acceptedAt: '2026-11-20T09:00:00.000Z' };
  expect(shows(accepted, {})).toBe(false);
  expect(shows(accepted, { showsAccepted: true })).toBe(true);
});
