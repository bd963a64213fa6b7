import type { z } from 'zod';
import { endpoint } from '../define.ts';
import type { Permission } from '../permissions.ts';

/** A call that changes content or images; GET is answered too, POST is what our client uses (docs/behaviour.md §5.6). */
export const cmsCall = <Req extends z.ZodType, Res extends z.ZodType>(
  path: string,
  request: Req,
  response: Res,
  summary: string,
  permission: Permission = 'content.write',
) =>
  endpoint({
    path: `/v1/cmsfront/${path}`,
    methods: ['POST', 'GET'],
    access: 'admin',
    permission,
    mutates: true,
    request,
    response,
    summary,
  });
