import { circlesOf } from './circles.ts';
import { MAX_FILES, wideFolders } from './folders.ts';
import { type Arrow, arrowsOf, type Sources } from './imports.ts';
import { layers, layersOfDomains } from './layers.ts';
import { urlProblems } from './urls.ts';

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`);
const names = Object.keys(layers);
const layerOf = (path: string) => names.find((name) => isIn(path, name));
/** Outside the layers a folder is named by its first part: `tests`, `e2e`, `backend`. */
const placeOf = (path: string) => layerOf(path) ?? path.split('/')[0] ?? '';

function arrowsBack(arrows: readonly Arrow[]): string[] {
  return arrows.flatMap(({ from, to, typeOnly, dynamic }) => {
    const name = layerOf(from);
    const layer = name && layers[name];
    const place = placeOf(to);
    if (!layer || place === name || layer.uses.includes(place)) return [];
    if (typeOnly && layer.usesTypesOf?.includes(place)) return [];
    if (dynamic && layer.loads?.includes(place)) return [];
    return [`${from} imports ${to}: ${layer.why}`];
  });
}

/** Imports of types count too: with a cycle of types, no file can be understood without the others. */
function circlesOfFiles(arrows: readonly Arrow[]): string[] {
  return circlesOf(arrows.filter(({ from }) => layerOf(from))).map(
    (circle) => `Files in a circle: ${circle.join(' → ')}`,
  );
}

function circlesOfDomains(arrows: readonly Arrow[]): string[] {
  return layersOfDomains.flatMap((layer) => {
    const domainOf = (path: string) => /^(\/[^/]+)\//.exec(path.slice(layer.length))?.[1]?.slice(1);
    const between = arrows.flatMap((arrow) => {
      const [from, to] = [arrow.from, arrow.to].map((path) =>
        isIn(path, layer) ? domainOf(path) : undefined,
      );
      return from && to ? [{ from, to, arrow }] : [];
    });
    return circlesOf(between).map((circle) => {
      const examples = circle.slice(1).flatMap((to, at) => {
        const found = between.find((one) => one.from === circle[at] && one.to === to);
        return found ? [`\n  ${found.arrow.from} imports ${found.arrow.to}`] : [];
      });
      return `Domains of ${layer}/ in a circle: ${circle.join(' → ')}${examples.join('')}`;
    });
  });
}

function wide(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (path.includes('/')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const max = wideFolders[folder]?.max ?? MAX_FILES;
    return count > max ? [`${folder}/ has ${count} files; it may have ${max}: split it.`] : [];
  });
}

/**
 * Problems in the order of these files, one line each; empty without problems. `paths`: also files that are
 * no code.
 */
export function structureProblems(sources: Sources, paths: readonly string[]): string[] {
  const arrows = arrowsOf(sources);
  return [
    ...arrowsBack(arrows),
    ...circlesOfDomains(arrows),
    ...circlesOfFiles(arrows),
    ...wide(paths),
    ...urlProblems(sources),
  ];
}
