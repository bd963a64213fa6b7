import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/error';
import { getLegalPages } from '@/app/_data/content';

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

it('pages count as published while the API does not answer', async () => {
  call.mockRejectedValue(new ApiError({ kind: 'network', code: 'unavailable' }));
  expect(await getLegalPages('demo')).toEqual({ hasTerms: true, hasPrivacy: true });
});
