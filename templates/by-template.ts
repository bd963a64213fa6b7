import type { ReactNode } from 'react';
import type { TemplateName } from '@/lib/site-values';

type Composition<Props> = (props: Props) => ReactNode;

/**
 * One kind of page in all templates; a template without its own falls back to `basis`. There is one such
 * table per kind of page and no table of all pages: importing that would load every page's code on each
 * page.
 */
export function byTemplate<Props>(
  own: { basis: Composition<Props> } & Partial<Record<TemplateName, Composition<Props>>>,
) {
  return (name: TemplateName): Composition<Props> => own[name] ?? own.basis;
}
