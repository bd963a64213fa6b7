import type { RegisterProps } from '@/components/page-props';
import { RegisterPage } from '@/components/register/register-page';
import { byTemplate } from './by-template';

export const registerOf = byTemplate<RegisterProps>({ basis: RegisterPage });
