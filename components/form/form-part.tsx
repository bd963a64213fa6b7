import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Fieldset with a heading. */
export const FormPart = ({ title, className, children }: FormPartProps) => (
  <fieldset className={className}>
    <legend className="mb-3 font-semibold text-lg">{title}</legend>
    {children}
  </fieldset>
);
