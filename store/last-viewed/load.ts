import { listCleared } from '../products/slice';
import { loadProducts } from '../products/thunks';
import type { AppThunk } from '../thunk';

const TARGET = 'lastViewedProducts';

/** Loads the viewed products in the order of `ids`. Products that no longer exist are left out. */
export const loadLastViewed =
  (ids: number[]): AppThunk =>
  (dispatch) => {
    const request = { target: TARGET, ids, pageSize: ids.length } as const;
    dispatch(loadProducts({ target: TARGET, request, init: true }));
  };

export const clearLastViewed = (): AppThunk => (dispatch) => {
  dispatch(listCleared(TARGET));
};
