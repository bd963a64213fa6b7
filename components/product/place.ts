/**
 * Where somebody was in a long list, written into the history entry: it is there again on the way back, and after the
 * page was loaded anew.
 */
export interface Place {
  /** Of the first card in view, in the whole list. */
  card: number;
  /** Its distance from the top of the window. */
  top: number;
}

export const PLACE = 'listPlace';

/** The place that this history entry was left at. */
export const savedPlace = (): Place | undefined => window.history.state?.[PLACE];
