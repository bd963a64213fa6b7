import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { listSuppliers } from './list-suppliers.ts';

export const supplierRoutes: Implementation[] = [
  implement(endpoints.suppliers.all, ({ tx, viewer }, request) => listSuppliers(tx, viewer.site.id, request)),
];
