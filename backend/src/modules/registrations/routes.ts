import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../http/implement.ts';
import { apply } from './apply.ts';

export const registrationRoutes = [implementDetached(endpoints.service.newCustomer, apply)];
