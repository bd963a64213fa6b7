import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/install.mjs';

export interface Build {
  folder: string;
  id: string;
  remove(): void;
}

export const buildIdOf = (folder: string) => readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim();

/** The program in a folder of its own, with a build that differs from the present one in its id alone. */
export function makeOtherBuild(): Build {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-build-'));
  const link = (from: string, to: string, names: RegExp) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      if (!names.test(name)) symlinkSync(join(from, name), join(to, name));
  };
  const old = buildIdOf(root);
  const id = `${old.slice(0, -4)}next`;
  link(root, folder, /^\.(?:next|git|data)$/);
  link(join(root, '.next'), join(folder, '.next'), /^(?:BUILD_ID|static|cache|dev)$/);
  writeFileSync(join(folder, '.next/BUILD_ID'), id);
  link(join(root, '.next/static'), join(folder, '.next/static'), new RegExp(`^${old}$`));
  symlinkSync(join(root, '.next/static', old), join(folder, '.next/static', id));
  return { folder, id, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
