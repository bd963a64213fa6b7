import { fetchOwnStart, type OwnStart } from '@/api/own-start';
import { follow } from './follow';

export { OWN_START, type OwnStart, type StartLine, type StartOrder } from '@/api/own-start';

/**
 * Passes the customer's part of the home page to `show`, as `followOwnPrices` does with prices. @returns a function
 * that stops it
 */
export const followOwnStart = (show: (start: OwnStart | null) => void) => follow(fetchOwnStart, show);
