import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../http/implement.ts';
import { sendMessage } from './send-message.ts';

export const contactRoutes = [implementDetached(endpoints.service.sendContactForm, sendMessage)];
