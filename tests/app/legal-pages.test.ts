import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/error';
import { getLegalPages, hasRightPage } from '@/app/_data/content';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/app/_data/client', () => ({ visitorClient: () => ({ call }) }));

const absent = () => Promise.reject(new ApiError({ kind: 'domain', code: 'not_found' }));

it('a page is published when visitors can open it', async () => {
  call.mockImplementation((_: unknown, { path }) =>
    path === 'privacy-veiligheid' ? Promise.resolve([{ path, title: 'Privacy' }]) : absent(),
  );
  expect(await getLegalPages('demo')).toEqual({ hasTerms: false, hasPrivacy: true });
  call.mockImplementation(absent);
  expect(await getLegalPages('demo')).toEqual({ hasTerms: false, hasPrivacy: false });
});

it('the page about the right of withdrawal is asked for only where consumers buy', async () => {
  call.mockImplementation((_: unknown, { path }) => Promise.resolve([{ path, title: 'Herroepingsrecht' }]));
  expect(await hasRightPage('huispapier', { prices: 'public' })).toBe(true);
  call.mockClear().mockImplementation(absent);
  expect(await hasRightPage('huispapier', { prices: 'public' })).toBe(false);
  expect(call).toHaveBeenCalledOnce();
  expect(await hasRightPage('demo', { prices: 'customers' })).toBe(false);
  expect(call).toHaveBeenCalledOnce();
});

it('pages count as published while the API does not answer', async () => {
  call.mockRejectedValue(new ApiError({ kind: 'network', code: 'unavailable' }));
  expect(await getLegalPages('demo')).toEqual({ hasTerms: true, hasPrivacy: true });
});
