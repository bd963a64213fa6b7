import type { PackshotForm } from '../../model.ts';
import type { Form } from '../kit/types.ts';
import { bottles } from './bottles.ts';
import { boxes } from './boxes.ts';
import { containers } from './containers.ts';
import { paperRolls } from './paper-rolls.ts';

/** Every form there is. A form without a drawing does not compile. */
export const forms: Record<PackshotForm, Form> = { ...paperRolls, ...bottles, ...containers, ...boxes } as Record<PackshotForm, Form>;
