// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { refreshSession } from '@/store/auth/refresh';
import { initialAuth } from '@/store/auth/slice';
import { makeStore } from '@/store/make-store';
import { fakeApi, flat, refused } from './support/api';
import { wireSession } from './support/builders';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => import('@/api/browser'));

it('refreshing the session posts to authenticate, and sets the customer of the stored session', async () => {
  const methods: string[] = [];
  api.server.events.on('request:start', ({ request }) => methods.push(request.method));
  const calls = api.answers('auth/authenticate', () => flat(wireSession({ client_name: 'Het Krijtje' })));
  const store = makeStore();
  expect(await store.dispatch(refreshSession())).toMatchObject({ clientName: 'Het Krijtje' });
  expect(methods).toEqual(['POST']);
  expect(calls).toHaveLength(1);
  expect(store.getState().auth).toMatchObject({ isLoggedIn: true, clientName: 'Het Krijtje' });
});

it('a stored session that is dead logs out', async () => {
  api.answers('auth/authenticate', () => refused('session_invalid'));
  const store = makeStore({ auth: { ...initialAuth, isLoggedIn: true } });
  expect(await store.dispatch(refreshSession())).toBeUndefined();
  expect(store.getState().auth.isLoggedIn).toBe(false);
});
