import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a long form, under a heading that says what it is about. */
export const FormPart = ({ title, className, children }: FormPartProps) => (
  <fieldset className={className}>
    <legend className="mb-3 font-semibold text-lg">{title}</legend>
    {children}
  </fieldset>
);
