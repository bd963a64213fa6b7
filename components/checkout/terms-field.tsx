import { useId } from 'react';
import { contentUrl, TERMS_PAGE } from '@/lib/urls/page-urls';
import { review as words } from '@/locales/nl/cart/cart';
import { Checkbox } from '../form/checkbox';

/** Name of the form control. */
export const TERMS = 'terms';

interface TermsFieldProps {
  accepted: boolean;
  missing: boolean;
  onChange: (accepted: boolean) => void;
}

export function TermsField({ accepted, missing, onChange }: TermsFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <label htmlFor={id} className="flex min-h-8 items-center gap-3">
        <Checkbox
          id={id}
          name={TERMS}
          checked={accepted}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
        />
        <span>
          {words.terms}
          <a
            href={contentUrl(TERMS_PAGE)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-2"
          >
            {words.termsLink}
          </a>
        </span>
      </label>
      {missing && (
        <p id={`${id}-error`} className="text-danger">
          {words.termsNeeded}
        </p>
      )}
    </div>
  );
}
