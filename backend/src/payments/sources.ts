import { type OnlineMethod, onlineMethods } from '@toonbank/contract/payment/methods';

/** Online methods are paid at once, on a provider's page; with the others nothing is due when the order is sent. */
export const isOnline = (source: string): source is OnlineMethod =>
  (onlineMethods as readonly string[]).includes(source);
