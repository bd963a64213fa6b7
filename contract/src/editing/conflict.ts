import { z } from 'zod';
import { text } from '../fields.ts';

/** A block that two editors changed: `base` is what both began with, `theirs` is live now. */
export const textConflict = z.object({
  field: z.string(),
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
});
export type TextConflict = z.infer<typeof textConflict>;

/** Whose text stays; `both` is theirs followed by mine, in texts only. */
export const conflictSides = ['mine', 'theirs', 'both'] as const;
export type ConflictSide = (typeof conflictSides)[number];

/** An editor's choice in a conflict. It counts while `theirs` is what is live. */
export const conflictChoice = z.object({
  field: text(50),
  theirs: text(200_000),
  side: z.enum(conflictSides),
});
export type ConflictChoice = z.infer<typeof conflictChoice>;
