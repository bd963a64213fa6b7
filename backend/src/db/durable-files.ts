import { fsyncSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from './private-files.ts';

const FILES_AT_ONCE = 64;

/** The parts of Emscripten's file system that are replaced. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
}

/**
 * The folder of a PGlite database, with `fsync` and readable only by its owner: PGlite's own file system ignores
 * PostgreSQL's requests to flush to disk, and gives some new files the mode 0666 whatever the umask is.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun?.push((module: { FS: unknown }) => {
      const { filesystems } = module.FS as { filesystems: { NODEFS: NodeFiles } };
      const { stream_ops: streams, node_ops: nodes } = filesystems.NODEFS;
      streams.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      const setAttributes = nodes.setattr;
      nodes.setattr = (node, attributes) => {
        if (attributes.mode !== undefined) attributes.mode &= ~OTHERS;
        setAttributes(node, attributes);
      };
    });
    return made;
  }
}

/** PGlite's own parameters without `-F` (fsync off). Of the ways to flush the log only `fsync` reaches the disk. */
export const durableParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Waits until this file, or this folder's list of names, is on disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

/** Waits until a folder with its content is on disk. Many files at once: the disk then flushes them together. */
export async function syncFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (let from = 0; from < names.length; from += FILES_AT_ONCE)
    await Promise.all(names.slice(from, from + FILES_AT_ONCE).map((name) => syncPath(join(folder, name))));
  await syncPath(folder);
}
