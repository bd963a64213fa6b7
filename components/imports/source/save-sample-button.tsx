'use client';

import { Button } from '../../ui/button';
import { type SampledKind, saveSample } from './save-sample';

/** Downloads the example sheet of a kind. */
export const SaveSample = ({ kind, label }: { kind: SampledKind; label: string }) => (
  // The longest name is wider than a phone.
  <Button look="quiet" size="s" onClick={() => saveSample(kind)} className="whitespace-normal text-left">
    {label}
  </Button>
);
