/** Position in a long list, stored in the history entry; restored on back navigation and after a reload. */
export interface ScrollPosition {
  /** Index of the first visible card in the whole list. */
  card: number;
  /** Its distance from the top of the window. */
  top: number;
}

export const SCROLL_POSITION = 'listPlace';

/** Scroll position stored in this history entry. */
export const savedScrollPosition = (): ScrollPosition | undefined => window.history.state?.[SCROLL_POSITION];
