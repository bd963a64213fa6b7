import { z } from 'zod';
import { textConflict } from './editing/conflict.ts';
import { errorCodes } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * The access level of an endpoint:
 * - `open`: the site token is enough; an expired session or one of another site counts as none (login, init).
 * - `site`: the site token is enough; a session, when sent, must be valid.
 * - `visitor`: a valid session, logged in or not.
 * - `customer`: a logged-in session.
 * - `admin`: a valid admin session.
 */
export type Access = 'open' | 'site' | 'visitor' | 'customer' | 'admin';

/**
 * The kind of answer: `session` answers are flat, `data` ones `{result, data}`, a `blob` is a file. An `upload` answers as
 * `data` does; its body is a file, and its request stands in the query.
 */
export type AnswerKind = 'session' | 'data' | 'blob' | 'upload';

export type HttpMethod = 'GET' | 'POST';

export interface Endpoint<
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Kind extends AnswerKind = AnswerKind,
> {
  api: 'customer' | 'admin';
  /** Path below the API's base; `:id` marks a parameter, which `request` then contains too. */
  path: string;
  /** Our client uses the first one. */
  methods: readonly [HttpMethod, ...HttpMethod[]];
  /** Further spellings that the backend answers too (`orderlis`, docs/behaviour.md §5.6). */
  aliases?: readonly string[];
  access: Access;
  /** For `access: 'admin'`: what the administrator must be allowed. Absent: every administrator may call. */
  permission?: Permission;
  kind: Kind;
  /** True when the call changes data: the gateway then demands a same-origin request. */
  mutates: boolean;
  /**
   * True where a simulated session may call it although it mutates: calls that begin or end a session. Every other
   * call that mutates answers `simulated_session`.
   */
  allowsSimulated?: boolean;
  /** Limit of the request's body; absent: 1 MB. */
  maxBodyBytes?: number;
  /** True: callable before an administrator has given the second factor. */
  allowsPending?: true;
  request: Req;
  /**
   * What a caller has to fill in, for the documentation, where `request` accepts less because the rules depend on the
   * site. Absent: `request` says it.
   */
  form?: z.ZodType;
  /** The schema of `data`, of the whole flat answer for `session`, of the file name for `blob`. */
  response: Res;
  summary: string;
}

export type Shape<Req extends z.ZodType, Res extends z.ZodType> = Omit<
  Endpoint<Req, Res>,
  'kind' | 'methods' | 'api'
> & {
  methods?: Endpoint['methods'];
  api?: Endpoint['api'];
};

export function define<Kind extends AnswerKind>(kind: Kind) {
  return <Req extends z.ZodType, Res extends z.ZodType>(
    shape: Shape<Req, Res>,
  ): Endpoint<Req, Res, Kind> => ({
    api: 'customer',
    methods: ['POST'],
    ...shape,
    kind,
  });
}

/** An endpoint that answers `{result: true, data}`. POST to the customer API by default. */
export const endpoint = define('data');
/** An endpoint that answers with a flat session. */
export const sessionEndpoint = define('session');
/** An endpoint that answers with a file; `response` is unused there. */
export function blobEndpoint<Req extends z.ZodType>(
  shape: Omit<Shape<Req, z.ZodString>, 'response'>,
): Endpoint<Req, z.ZodString, 'blob'> {
  return define('blob')({ ...shape, response: z.string() });
}

/** The body of every failure. `fields` maps a dotted field path to an error word. */
export const failureSchema = z.object({
  result: z.literal(false),
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    conflicts: z.array(textConflict).optional(),
  }),
});
export type Failure = z.infer<typeof failureSchema>;

/** The answer of a call that only reports success. */
export const done = z.object({});
/** A request without fields; an absent body counts as `{}`. */
export const nothing = z.object({});

/** Endpoints by resource as a flat table: `cart.update` → endpoint. */
export const tableOf = (
  resources: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): ReadonlyMap<string, Endpoint> =>
  new Map(
    Object.entries(resources).flatMap(([resource, group]) =>
      Object.entries(group).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
    ),
  );
