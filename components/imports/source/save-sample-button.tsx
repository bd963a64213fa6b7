'use client';

import { Button } from '../../ui/button';
import { type SampledKind, saveSample } from './save-sample';

/** Downloads the example sheet of a kind. */
export const SaveSample = ({ kind, label }: { kind: SampledKind; label: string }) => (
  <Button look="quiet" size="s" onClick={() => saveSample(kind)}>
    {label}
  </Button>
);
