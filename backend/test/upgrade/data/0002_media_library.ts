import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Two pictures in one folder and one in another, beside the brand's logo of the common data. */
const upgrade: UpgradeData = {
  fill: [
    `INSERT INTO media (site_id, path, content_type, bytes) VALUES
      ('noord', 'scenes/hero.svg', 'image/svg+xml', 'abc'),
      ('noord', 'scenes/sale.svg', 'image/svg+xml', 'abc')`,
  ],
  changes: ['media_folders', 'media_variants', 'media_former_paths'],
  async expectChanged(read) {
    const rows = await read(`
      SELECT m.site_id, f.path AS dir, m.filename, m.size, m.sha256, m.alt, m.variants
      FROM media m JOIN media_folders f ON f.site_id = m.site_id AND f.id = m.folder_id
      ORDER BY m.site_id, m.path`);
    const abc = {
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      alt: '',
      variants: [],
    };
    expect(rows).toMatchObject([
      { site_id: 'noord', dir: 'merken', filename: 'a.svg', size: 2 },
      { site_id: 'noord', dir: 'scenes', filename: 'hero.svg', ...abc },
      { site_id: 'noord', dir: 'scenes', filename: 'sale.svg', ...abc },
      { site_id: 'zuid', dir: 'merken', filename: 'a.svg', size: 2 },
    ]);
    expect(await read('SELECT DISTINCT id FROM media')).toHaveLength(4);
  },
};
export default upgrade;
