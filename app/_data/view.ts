import 'server-only';
import { cache } from 'react';

/** What a request shows instead of the shop as everyone sees it (docs/behaviour.md §14.9). */
export interface View {
  /** Sent with every call that reads what the shop shows. */
  headers: Readonly<Record<string, string>>;
  /** The session that may see it. */
  sid?: string;
  /** The moment of the view; absent: now. */
  moment?: Date;
}

/** The shop at a moment. */
export const viewAt = (moment: Date): View => ({ headers: { 'x-moment': moment.toISOString() }, moment });

const ofRequest = cache((): { view?: View } => ({}));

/** Layout and page are rendered side by side, so each sets the view before it loads anything. */
export function setView(view: View | undefined): void {
  ofRequest().view = view;
}

/** The view of this request; none inside a kept function. */
export const currentView = (): View | undefined => ofRequest().view;

/** A load whose result is kept, except in a view: nothing of a view is kept, and nothing kept is in it. */
export const keptUnlessView =
  <Args extends unknown[], T>(kept: (...args: Args) => Promise<T>, load: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    (currentView() ? load : kept)(...args);
