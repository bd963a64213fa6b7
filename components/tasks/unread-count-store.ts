/** Asks each count on the page to load anew. */
export const UNREAD_EVENT = 'toonbank:tasks-read';

export const refreshUnread = () => window.dispatchEvent(new Event(UNREAD_EVENT));
