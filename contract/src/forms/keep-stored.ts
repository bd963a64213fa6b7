import { z } from 'zod';
import { oneLine } from './text-fields.ts';

type Fields = Record<string, z.ZodType<unknown, string>>;

/**
 * The same fields, where a text that equals the stored one is accepted unchecked: an old value that today's rules would
 * refuse must not keep a user from changing another field. An empty stored text is checked.
 */
export function keepStored<Shape extends Fields>(
  fields: Shape,
  stored: { readonly [Name in keyof Shape]: string } | undefined,
): Shape {
  if (!stored) return fields;
  const kept = Object.entries(fields).map(([name, field]) => [name, unlessEqual(field, stored[name] ?? '')]);
  return Object.fromEntries(kept) as Shape;
}

const unlessEqual = (field: z.ZodType<unknown, string>, stored: string) =>
  stored === ''
    ? field
    : z.unknown().transform((typed, context) => {
        if (typeof typed === 'string' && oneLine(typed).normalize('NFC') === stored) return stored;
        const parsed = field.safeParse(typed);
        if (parsed.success) return parsed.data;
        for (const { message } of parsed.error.issues)
          context.issues.push({ code: 'custom', message, input: typed });
        return z.NEVER;
      });
