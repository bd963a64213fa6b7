import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO content_pages (id, site_id, code, path, title, content, image, group_path) VALUES
      (150, 'noord', 'papier', 'papier', 'Papier',
       '<p><a href="/nl/c/papier?page=1#top">Rollen</a> <a href="https://merk.example/a">Merk</a></p>',
       '/media/noord/merken/a.svg', 'papier')`,
  ],
  changes: [],
  async expectChanged(read) {
    const rows = await read(
      "SELECT site_id, to_kind, to_key FROM content_refs WHERE from_kind = 'page' AND from_id = 150 ORDER BY to_kind",
    );
    expect(rows).toEqual([
      { site_id: 'noord', to_kind: 'group', to_key: 'papier' },
      { site_id: 'noord', to_kind: 'image', to_key: '/media/noord/merken/a.svg' },
      { site_id: 'noord', to_kind: 'path', to_key: '/nl/c/papier' },
      { site_id: 'noord', to_kind: 'url', to_key: 'https://merk.example/a' },
    ]);
    expect(await read('SELECT DISTINCT visible FROM content_pages')).toEqual([{ visible: true }]);
  },
};
export default data;
