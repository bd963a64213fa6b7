import { RegistrationPage } from './basis/registration';
import { byTemplate } from './by-template';
import type { RegistrationProps } from './props';

export const registerOf = byTemplate<RegistrationProps>({ basis: RegistrationPage });
