import { importKindWords, importWords as words } from '@/locales/nl/admin/imports';
import type { SampledKind } from './save-sample';
import { SaveSample } from './save-sample-button';

/** Offers the example sheet of a kind. */
export const SampleFile = ({ kind }: { kind: SampledKind }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
    {words.sampleHint}
    <SaveSample kind={kind} label={words.sample(importKindWords[kind].name)} />
  </p>
);
