import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { listWaste } from './list-waste.ts';
import { setRemoved } from './remove-waste.ts';
import { saveWaste } from './save-waste.ts';
import { wasteCsv } from './waste-csv.ts';
import { readWastePhoto, uploadWastePhoto } from './waste-photos.ts';

const { waste } = endpoints;

export const wasteRoutes: Implementation[] = [
  implement(waste.save, async ({ tx, viewer }, request) => ({
    waste_ids: await saveWaste(tx, viewer, request),
  })),
  implement(waste.remove, async ({ tx, viewer }, { wasteID }) => {
    await setRemoved(tx, viewer, wasteID, true);
    return {};
  }),
  implement(waste.restore, async ({ tx, viewer }, { wasteID }) => {
    await setRemoved(tx, viewer, wasteID, false);
    return {};
  }),
  implement(waste.all, ({ tx, viewer }, request) => listWaste(tx, viewer, request)),
  implement(waste.csv, ({ tx, viewer }, period) => wasteCsv(tx, viewer, period)),
  implementDetached(waste.uploadPhoto, (call, { base64 }) => uploadWastePhoto(call, base64)),
  implement(waste.photo, ({ tx, viewer }, request) => readWastePhoto(tx, viewer, request)),
];
