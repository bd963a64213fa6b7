import { LoginPage } from './basis/login';
import { byTemplate } from './by-template';
import type { LoginProps } from './props';

export const loginOf = byTemplate<LoginProps>({ basis: LoginPage });
