/** Reloads each count on the page. */
export const UNREAD_EVENT = 'toonbank:tasks-read';

export const refreshUnread = () => window.dispatchEvent(new Event(UNREAD_EVENT));
