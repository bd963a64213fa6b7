import { updateCartInParting } from '@/api/parting-call';
import type { AppStore } from '../make-store';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { keep, kept } from './kept';
import { requestOf } from './thunks';

/** Later than this, what a page left behind was done long ago, or is no longer meant: a closed tab was opened again. */
const LEFT_MS = 10_000;

const leave: AppThunk = (_dispatch, _getState, { waiting }) => {
  const changes = [...waiting.values()].flatMap(({ unsaved }) => unsaved ?? []);
  if (changes.length > 0 || kept().left)
    keep({ left: changes.length > 0 ? { changes, at: Date.now() } : undefined });
  for (const change of changes) updateCartInParting(requestOf(change));
};

/**
 * A change of the cart is not lost with the page: what the server has not answered yet is sent in its last moment, for
 * a call under way ends with the page. The tab's next page does it once more, so that it shows; to set a quantity
 * twice does no harm. Returns the way out.
 */
export function saveBeforeLeaving(store: AppStore): () => void {
  const onLeave = () => store.dispatch(leave);
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}

/** Takes up what the page before this one left behind. */
export const takeUpLeft: AppThunk = (dispatch) => {
  const { left } = kept();
  if (!left) return;
  keep({ left: undefined });
  if (Date.now() - left.at < LEFT_MS) for (const change of left.changes) dispatch(changeLine(change));
};
