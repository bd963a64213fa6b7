import { z } from 'zod';

/** A block that two editors changed: `base` is what both began with, `theirs` is live now. */
export const textConflict = z.object({
  field: z.string(),
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
});
export type TextConflict = z.infer<typeof textConflict>;
