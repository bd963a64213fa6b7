import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { type AppStore, type RootState, reducers } from './make-store';

/** The parts of the state that a store gets only when somebody needs them: they cost the first page nothing. */
export type LateReducers = {
  [Name in keyof RootState as Name extends keyof typeof reducers ? never : Name]?: Reducer<
    NonNullable<RootState[Name]>
  >;
};

const added = new WeakMap<AppStore, LateReducers>();

/** Gives a store a part of the state that it did not start with; once. */
export function addReducers(store: AppStore, late: LateReducers): void {
  const known = added.get(store) ?? {};
  if (Object.keys(late).every((name) => name in known)) return;
  const all = { ...known, ...late };
  added.set(store, all);
  store.replaceReducer(combineReducers({ ...reducers, ...all }) as Parameters<AppStore['replaceReducer']>[0]);
}
