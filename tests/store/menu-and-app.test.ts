import { describe, expect, it } from 'vitest';
import {
  appLoaded,
  noticeClosed,
  noticeOpened,
  policyAccepted,
  toastClosed,
  toastShown,
} from '@/store/app/slice';
import { makeStore } from '@/store/make-store';
import { menuClosed, menuOpened, menuToggled, mobileMenuToggled } from '@/store/menu/slice';
import { sessionReset } from '@/store/reset';

describe('the menu', () => {
  it('opens with a group, closes, and toggles', () => {
    const store = makeStore();
    const open = () => store.getState().menu.openGroup;
    store.dispatch(menuOpened(4));
    expect(open()).toBe(4);
    store.dispatch(menuToggled(4));
    expect(open()).toBeNull();
    store.dispatch(menuToggled(5));
    store.dispatch(menuToggled(6));
    expect(open()).toBe(6);
    store.dispatch(mobileMenuToggled());
    store.dispatch(menuClosed());
    expect(store.getState().menu).toEqual({ openGroup: null, mobileOpen: false });
  });
});

describe('the app', () => {
  it('is loaded once the session is known, and remembers the policy', () => {
    const store = makeStore();
    expect(store.getState().app).toMatchObject({ loaded: false, policyAccepted: false });
    store.dispatch(appLoaded());
    store.dispatch(policyAccepted());
    expect(store.getState().app).toMatchObject({ loaded: true, policyAccepted: true });
  });

  it('shows one toast at a time', () => {
    const store = makeStore();
    store.dispatch(toastShown({ kind: 'removed', name: 'Mop' }));
    store.dispatch(toastShown({ kind: 'in-cart', quantity: 2, name: 'Emmer' }));
    const [toast, ...others] = store.getState().app.toasts;
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ name: 'Emmer' });
    store.dispatch(toastClosed(toast?.id ?? 0));
    expect(store.getState().app.toasts).toEqual([]);
  });

  it('opens the notice only on request, and closes it', () => {
    const store = makeStore();
    expect(store.getState().app.notice).toBeNull();
    store.dispatch(noticeOpened({ title: 'Let op', text: 'Vandaag gesloten.' }));
    expect(store.getState().app.notice?.title).toBe('Let op');
    store.dispatch(noticeClosed());
    expect(store.getState().app.notice).toBeNull();
  });

  it('drops messages at a login or logout', () => {
    const store = makeStore();
    store.dispatch(toastShown({ kind: 'removed', name: 'Mop' }));
    store.dispatch(sessionReset());
    expect(store.getState().app.toasts).toEqual([]);
  });
});

it('gives every tab and every request a store of its own', () => {
  const [one, other] = [makeStore(), makeStore()];
  one.dispatch(menuOpened(1));
  expect(other.getState().menu.openGroup).toBeNull();
});
