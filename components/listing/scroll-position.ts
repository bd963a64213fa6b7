/** Position in a long list, stored in the history entry; restored on back navigation and after a reload. */
export interface ScrollPosition {
  /** Of the first card in view, in the whole list. */
  card: number;
  /** Its distance from the top of the window. */
  top: number;
}

export const SCROLL_POSITION = 'listPlace';

/** The place that this history entry was left at. */
export const savedScrollPosition = (): ScrollPosition | undefined => window.history.state?.[SCROLL_POSITION];
