import type { VatRegister } from '../../vat-register/vat-register.ts';
import { demoRegister } from './demo-register.ts';
import { viesRegister } from './vies.ts';

export interface VatRegisterSettings {
  /** Absent: VIES is not asked. */
  viesUrl: string | undefined;
  /** Where VIES is not asked, answer by the check digits alone. */
  demo: boolean;
}

/** The register of this installation. Undefined: no number can be proven, and every order has VAT. */
export function openVatRegister({ viesUrl, demo }: VatRegisterSettings): VatRegister | undefined {
  if (viesUrl) return viesRegister(viesUrl);
  return demo ? demoRegister : undefined;
}
