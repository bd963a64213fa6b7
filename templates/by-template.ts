import type { ReactNode } from 'react';

/** The page compositions by name. A tenant's data says which one a site has. */
export type TemplateName =
  | 'basis'
  | 'helder'
  | 'puur'
  | 'horeca'
  | 'zorg'
  | 'thuis'
  | 'kantoor'
  | 'erf'
  | 'bouw';

type Composition<Props> = (props: Props) => ReactNode;

/**
 * One kind of page in all templates: what a template has not got of its own, it takes from `basis`. There is one
 * such table per kind of page, and no table of them all: importing that would load every page's code on each page.
 */
export function byTemplate<Props>(
  own: { basis: Composition<Props> } & Partial<Record<TemplateName, Composition<Props>>>,
) {
  return (name: TemplateName): Composition<Props> => own[name] ?? own.basis;
}
