import type { PackshotForm } from '../../model.ts';
import type { Form } from '../kit/types.ts';
import { bins } from './bins.ts';
import { bottles } from './bottles.ts';
import { boxes } from './boxes.ts';
import { catering } from './catering.ts';
import { cloths } from './cloths.ts';
import { containers } from './containers.ts';
import { dispensers } from './dispensers.ts';
import { dispensingBoxes } from './dispensing-boxes.ts';
import { faceCovers } from './face-covers.ts';
import { film } from './film.ts';
import { filmBags } from './film-bags.ts';
import { handTools } from './hand-tools.ts';
import { jerrycans } from './jerrycan.ts';
import { liddedBins } from './lidded-bins.ts';
import { liddedTrays } from './lidded-tray.ts';
import { mops } from './mops.ts';
import { paperRolls } from './paper-rolls.ts';
import { paperStacks } from './paper-stacks.ts';
import { protection } from './protection.ts';
import { scourers } from './scourers.ts';
import { sinkBrushes } from './sink-brushes.ts';
import { sortingBins } from './sorting-bin.ts';
import { windowTools } from './window-tools.ts';

/** Every form there is. A form without a drawing does not compile. */
export const forms: Record<PackshotForm, Form> = {
  ...paperRolls,
  ...paperStacks,
  ...bottles,
  ...containers,
  ...jerrycans,
  ...boxes,
  ...dispensingBoxes,
  ...film,
  ...filmBags,
  ...dispensers,
  ...bins,
  ...sortingBins,
  ...liddedBins,
  ...protection,
  ...faceCovers,
  ...cloths,
  ...scourers,
  ...mops,
  ...handTools,
  ...sinkBrushes,
  ...windowTools,
  ...catering,
  ...liddedTrays,
};
