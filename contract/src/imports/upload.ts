import type { z } from 'zod';
import { define, type Endpoint, type Shape } from '../define.ts';

/** The media type of the body of an upload. */
export const UPLOAD_TYPE = 'application/octet-stream';

/** An endpoint whose body is a file as it is, of at most `maxBodyBytes`; the fields of `request` are texts in the query. */
export const uploadEndpoint = <Req extends z.ZodType, Res extends z.ZodType>(
  shape: Shape<Req, Res> & { maxBodyBytes: number },
): Endpoint<Req, Res, 'upload'> => define('upload')(shape);
