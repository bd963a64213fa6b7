import type { Implementation } from '../../http/implement.ts';
import { countWork } from './counts.ts';
import { getFirstSteps } from './first-steps.ts';
import { getHistory } from './history.ts';
import { searchEverything } from './search.ts';

/** The start of the day for the people of the shop. */
export const workbenchRoutes: Implementation[] = [countWork, getFirstSteps, getHistory, searchEverything];
