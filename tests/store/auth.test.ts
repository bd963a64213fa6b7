// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { authenticate, login, logout } from '@/store/auth/thunks';
import { makeStore } from '@/store/make-store';
import { fakeApi, flat, refused } from './support/api';
import { wireSession } from './support/builders';

const api = fakeApi();
const credentials = { username: 'inkoper@demo.test', password: 'geheim' };

describe('logging in', () => {
  it('clears the last error and says that it is busy', async () => {
    api.answers('auth/login', () => refused('credentials_wrong'));
    const store = makeStore();
    await store.dispatch(login(credentials));
    const again = store.dispatch(login(credentials));
    expect(store.getState().auth).toMatchObject({ isLoggingIn: true, error: null });
    await again;
  });

  it('knows the customer by name afterwards', async () => {
    api.answers('auth/login', () => flat(wireSession()));
    const store = makeStore();
    await store.dispatch(login(credentials));
    expect(store.getState().auth).toMatchObject({
      isLoggedIn: true,
      isLoggingIn: false,
      username: 'Wout Proefhuis',
      clientName: 'Kindcentrum Het Krijtje',
      branch: { city: 'Toonwijk' },
    });
  });

  it.each([
    ['a refusal', () => refused('credentials_wrong'), 'credentials_wrong'],
    ['an unauthenticated answer', () => flat(wireSession({ authenticated: false })), 'credentials_wrong'],
    ['too many attempts', () => refused('too_many_requests'), 'too_many_requests'],
    ['an answer that is no answer', () => HttpResponse.text('<html>', { status: 500 }), 'bad_upstream'],
    ['no answer', () => HttpResponse.error(), 'unavailable'],
  ])('has no customer after %s', async (_, answer, code) => {
    api.answers('auth/login', answer);
    const store = makeStore();
    await store.dispatch(login(credentials));
    expect(store.getState().auth).toMatchObject({
      isLoggedIn: false,
      isLoggingIn: false,
      username: '',
      error: code,
    });
  });
});

describe('loading the session', () => {
  it('sets the customer of the session', async () => {
    api.answers('auth/authenticate', () => flat(wireSession({ simulated: true })));
    const store = makeStore();
    await store.dispatch(authenticate());
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, simulated: true });
  });

  it('sets no customer when the session has expired', async () => {
    api.answers('auth/authenticate', () => refused('session_invalid'));
    const store = makeStore();
    await store.dispatch(authenticate());
    expect(store.getState().auth).toMatchObject({ isLoggedIn: false, username: '' });
  });
});

describe('logging out', () => {
  it('forgets the customer and keeps the branch', async () => {
    api.answers('auth/authenticate', () => flat(wireSession()));
    api.answers('auth/logout', () => ({}));
    const store = makeStore();
    await store.dispatch(authenticate());
    await store.dispatch(logout());
    expect(store.getState().auth).toMatchObject({
      isLoggedIn: false,
      username: '',
      clientName: '',
      branch: { city: 'Toonwijk' },
    });
  });

  it('leaves the customer logged in when the server could not be reached', async () => {
    api.answers('auth/authenticate', () => flat(wireSession()));
    api.answers('auth/logout', () => refused('unavailable'));
    const store = makeStore();
    await store.dispatch(authenticate());
    await store.dispatch(logout());
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });
});
