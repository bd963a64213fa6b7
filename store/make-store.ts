import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { whenOnline } from '@/lib/when-online';
import { appSlice } from './app/slice';
import { authSlice } from './auth/slice';
import { cartSlice } from './cart/slice';
import { menuSlice } from './menu/slice';
import { productsSlice } from './products/slice';
import type { InitialState } from './state';
import type { LoadApi, ThunkExtra } from './thunk';

/** The reducers of every page's store; `injectReducers` adds the others later. */
export const reducers = {
  app: appSlice.reducer,
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  menu: menuSlice.reducer,
  products: productsSlice.reducer,
} satisfies { [Name in keyof InitialState]: Reducer<InitialState[Name]> };

// At module level: a store built inside a component fails the build under cache components.
const rootReducer = combineReducers(reducers);

/** The API client. Calling this before the first call loads it while the page hydrates. */
export const loadBrowserApi: LoadApi = () =>
  whenOnline().then(() => import('@/api/browser').then((module) => module.browserCall));

/** One store per request and per browser tab. Tests pass their own `api`. */
export function makeStore(
  preloaded?: Partial<InitialState>,
  api: LoadApi = loadBrowserApi,
  retryDelaysMs?: readonly number[],
) {
  const extraArgument: ThunkExtra = { api, waiting: new Map(), newest: new Map(), retryDelaysMs };
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    // These checks walk through the whole state on every action; the tests run with them.
    middleware: (getDefault) =>
      process.env.NODE_ENV === 'test'
        ? getDefault({ thunk: { extraArgument } })
        : getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
