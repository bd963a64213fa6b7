/**
 * Where somebody was in a long list, written into the history entry: it is there again on the way back, and after the
 * page was loaded anew.
 */
export interface ScrollPosition {
  /** Of the first card in view, in the whole list. */
  card: number;
  /** Its distance from the top of the window. */
  top: number;
}

export const SCROLL_POSITION = 'listPlace';

/** The place that this history entry was left at. */
export const savedScrollPosition = (): ScrollPosition | undefined => window.history.state?.[SCROLL_POSITION];
