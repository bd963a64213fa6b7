export interface VatQuestion {
  /** As stored: `BE0123456749`. */
  vatNumber: string;
  /** The seller's own number, in whose name the register is asked. */
  requester: string;
}

export interface VatAnswer {
  valid: boolean;
  /** The register's proof that it was asked; empty where it gives none. */
  consultationNumber: string;
}

/** A register of the VAT numbers of the European Union. */
export interface VatRegister {
  name: 'vies' | 'demo';
  /** @throws Error when the register gives no answer about the number */
  ask(question: VatQuestion): Promise<VatAnswer>;
}
