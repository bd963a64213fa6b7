import { fetchOwnStart, type OwnStart } from '@/api/own-start';
import { follow } from './follow';

export { OWN_START, type OwnStart, type StartLine, type StartOrder } from '@/api/own-start';

/** Gives `show` what the customer comes for, as `followOwnPrices` does with prices. @returns the way out */
export const followOwnStart = (show: (start: OwnStart | null) => void) => follow(fetchOwnStart, show);
