import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { type AppStore, reducers } from './make-store';
import type { RootState } from './state';

/**
 * Parts of the state that are added to a store when they are first needed, so that the first page does not load them.
 */
export type InjectedReducers = {
  [Name in keyof RootState as Name extends keyof typeof reducers ? never : Name]?: Reducer<
    NonNullable<RootState[Name]>
  >;
};

const added = new WeakMap<AppStore, InjectedReducers>();

/** Adds a part of the state to a store that started without it; once. */
export function injectReducers(store: AppStore, late: InjectedReducers): void {
  const known = added.get(store) ?? {};
  if (Object.keys(late).every((name) => name in known)) return;
  const all = { ...known, ...late };
  added.set(store, all);
  store.replaceReducer(combineReducers({ ...reducers, ...all }) as Parameters<AppStore['replaceReducer']>[0]);
}
