import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { whenOnline } from '@/lib/when-online';
import { appSlice } from './app/slice';
import { authSlice } from './auth/slice';
import { cartSlice } from './cart/slice';
import { menuSlice } from './menu/slice';
import type { OrderListsState } from './order-lists/slice';
import type { ListWorkState } from './order-lists/work';
import { productsSlice } from './products/slice';
import type { ServiceState } from './service/slice';
import type { LoadApi, ThunkExtra } from './thunk';

/** The reducers of every page's store; `injectReducers` adds the others later. */
export const reducers = {
  app: appSlice.reducer,
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  menu: menuSlice.reducer,
  products: productsSlice.reducer,
};

// At module level: a store built inside a component fails the build under cache components.
const rootReducer = combineReducers(reducers);

type FirstState = ReturnType<typeof rootReducer>;
/** The state with the parts that are absent until they are needed. */
export type RootState = FirstState & {
  orderlists?: OrderListsState;
  listWork?: ListWorkState;
  service?: ServiceState;
};

/** The API client. Calling this before the first call loads it while the page hydrates. */
export const loadBrowserApi: LoadApi = () =>
  whenOnline().then(() => import('@/api/browser').then((module) => module.browserCall));

/** One store per request and per browser tab. Tests pass their own `api`. */
export function makeStore(
  preloaded?: Partial<FirstState>,
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
