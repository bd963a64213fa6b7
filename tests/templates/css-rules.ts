import { globSync, readFileSync } from 'node:fs';
import { templateNames } from '../../lib/site-values.ts';

/** A rule of a style file, as far as it is about colours. */
export interface Rule {
  file: string;
  selector: string;
  says: Readonly<Record<string, string>>;
}

const NAMED = /^(?:color|background|border-color|outline|--ring|--color-[a-z-]+)$/;

export function rulesOf(file: string): Rule[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const says = Object.fromEntries(
      body
        .split(';')
        .map((rule) => /^\s*([\w-]+)\s*:\s*(.+)$/s.exec(rule))
        .flatMap((found) => (found?.[1] && NAMED.test(found[1]) ? [[found[1], found[2]?.trim() ?? '']] : [])),
    );
    const name = selector.trim().replace(/\s+/g, ' ');
    const isStep = /^(?:from|to|[\d.]+%)$/.test(name);
    return Object.keys(says).length > 0 && !isStep ? [{ file, selector: name, says }] : [];
  });
}

/** Name of the token when a value is a single token: `var(--color-on-brand)` is `onBrand`. */
export function tokenOf(value: string | undefined): string | undefined {
  const [, name] = /^var\(--color-([a-z-]+)\)$/.exec(value ?? '') ?? [];
  return name?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Style files, with the template whose sites load them; undefined for the shared ones. */
export const styleFiles = [
  ...globSync('components/**/*.css').map((file) => ({ file, template: undefined })),
  ...templateNames
    .filter((name) => name !== 'basis')
    .flatMap((name) => globSync(`templates/${name}/*.css`).map((file) => ({ file, template: name }))),
].sort((a, b) => a.file.localeCompare(b.file));

const COLOURS = new Set(
  'brand brand-strong on-brand accent on-accent surface surface-alt ink ink-soft line line-strong success warning danger info focus'.split(
    ' ',
  ),
);

/** Class names of one element: `bg-ink … text-surface`. */
export function classPairs(): { file: string; classes: string; ground?: string; text?: string }[] {
  const camel = (name: string | undefined) => name && tokenOf(`var(--color-${name})`);
  return globSync('{app,components,templates}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)*(?:\bbg-|\btext-)(?:(?!\1).)*)\1/g)].flatMap(
      ([, , classes = '']) => {
        const [, ground] = /(?:^|\s)bg-([a-z]+(?:-[a-z]+)*)(?=\s|$)/.exec(classes) ?? [];
        const texts = [...classes.matchAll(/(?:^|\s)text-([a-z]+(?:-[a-z]+)*)(?=\s|$)/g)].map(
          ([, name]) => name,
        );
        const text = texts.find((name) => COLOURS.has(name ?? ''));
        const known = ground && COLOURS.has(ground) ? ground : undefined;
        return known || text ? [{ file, classes, ground: camel(known), text: camel(text) }] : [];
      },
    ),
  );
}
