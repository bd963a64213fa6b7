import { z } from 'zod';
import { endpoint } from './define.ts';
import { id } from './fields.ts';

export const supplier = z.object({
  id,
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  website: z.string(),
  is_partner: z.boolean(),
});

export const suppliers = {
  all: endpoint({
    path: '/v1/supplier/get_suppliers',
    methods: ['GET', 'POST'],
    access: 'site',
    mutates: false,
    request: z.object({ id: id.optional(), partners: z.literal(true).optional() }),
    response: z.array(supplier),
    summary: 'Suppliers; one by id, or the partners only.',
  }),
};
