import type { Kind } from '../kind.ts';
import { products } from '../products/index.ts';
import { comparePictures } from './compare.ts';
import { pictureWriter } from './picture-writer.ts';
import { sheetWriter } from './sheet-writer.ts';
import { storeFiles } from './store-files.ts';

/** Pictures and safety sheets of articles, by the names of their files in a ZIP. */
export const pictures: Kind = {
  check: () => ({}),
  compare: comparePictures,
  writers: [pictureWriter, sheetWriter],
  units: products.units,
  async lock(tx, row) {
    await products.lock?.(tx, row);
  },
  async finish(tx, row) {
    await products.finish?.(tx, row);
  },
  prepare: storeFiles,
};
