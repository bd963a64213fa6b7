import { toastShown } from '@/store/app/slice';
import type { AppThunk } from '../thunk';
import type { ListChange } from './state';
import { setListed } from './thunks';

/** Puts a product on a list or removes it, and shows a message with an undo button; a failure shows a message too. */
export function changeListed(change: ListChange): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(setListed(change));
    if (setListed.fulfilled.match(result)) {
      const undo = { ...change, on: !change.on, as: result.payload };
      dispatch(toastShown({ kind: 'order-list', change, undo }));
    } else {
      dispatch(toastShown({ kind: 'failed', code: result.payload ?? 'internal' }));
    }
  };
}
