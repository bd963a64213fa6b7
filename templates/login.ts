import { LoginPage } from '@/components/auth/login-page';
import type { LoginProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const loginOf = byTemplate<LoginProps>({ basis: LoginPage });
