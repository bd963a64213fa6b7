import { z } from 'zod';
import { integrationErrorCodes } from './errors.ts';
import type { Scope } from './scopes.ts';

/** `file`: the answer is a file instead of JSON. */
export type IntegrationKind = 'data' | 'file';

export interface IntegrationEndpoint<
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Kind extends IntegrationKind = IntegrationKind,
> {
  api: 'integration';
  /** A POST changes data. */
  method: 'GET' | 'POST';
  /** Below `INTEGRATION_BASE`; `:number` marks a parameter, which `request` then contains too. */
  path: string;
  scope: Scope;
  kind: Kind;
  /** Limit of the request's body; absent: `MAX_SMALL_BODY_BYTES`. */
  maxBodyBytes?: number;
  /** The query of a GET, the body of a POST, with the path's parameters. An unknown field is an error. */
  request: Req;
  /** For the documentation, where each line of `request` is read by itself. Absent: `request` says it. */
  form?: z.ZodType;
  /** The schema of `data`; of a file its content type. */
  response: Res;
  summary: string;
}

export const MAX_SMALL_BODY_BYTES = 65_536;
/** The largest body of any endpoint, for the storefront that passes it on. */
export const MAX_INTEGRATION_BODY_BYTES = 5_000_000;

type Shape<Req extends z.ZodType, Res extends z.ZodType> = Omit<
  IntegrationEndpoint<Req, Res>,
  'api' | 'kind'
>;

/** An endpoint that answers `{result: true, data}`. */
export const dataEndpoint = <Req extends z.ZodType, Res extends z.ZodType>(
  shape: Shape<Req, Res>,
): IntegrationEndpoint<Req, Res, 'data'> => ({ api: 'integration', ...shape, kind: 'data' });

/** An endpoint that answers with a file. */
export const fileEndpoint = <Req extends z.ZodType>(
  shape: Omit<Shape<Req, z.ZodString>, 'response' | 'method'>,
): IntegrationEndpoint<Req, z.ZodString, 'file'> => ({
  ...shape,
  api: 'integration',
  method: 'GET',
  kind: 'file',
  response: z.string(),
});

/** A fault of one field; `message` is a Dutch sentence. `field` is empty where the whole request or line is at fault. */
export const integrationFault = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});
export type IntegrationFault = z.infer<typeof integrationFault>;

/** The body of every failure. */
export const integrationFailure = z.object({
  result: z.literal(false),
  error: z.object({
    code: z.enum(integrationErrorCodes),
    /** A Dutch sentence. */
    message: z.string(),
    faults: z.array(integrationFault).optional(),
  }),
});

/** A position in a list, as an answer's `cursor` gave it. */
export const cursor = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((value) => value <= 2_147_483_647, { error: 'too_big' });
/** A whole number of a query. */
const whole = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

/** A page of a list: `na` is the last answer's `cursor`, `aantal` the number of rows. */
export const pageOf = (most: number) => ({
  na: cursor.optional(),
  aantal: whole.pipe(z.number().int().min(1).max(most)).optional(),
});

/** Beside the rows: what the next call sends as `na`, and whether there is more now. */
export const pageEnd = { cursor: z.string(), more: z.boolean() };
