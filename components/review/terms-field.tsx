import { review as words } from '@/locales/nl/cart';

export const TERMS_ID = 'order-terms';

export function TermsField({ missing }: { missing: boolean }) {
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <label htmlFor={TERMS_ID} className="flex min-h-8 items-center gap-3">
        <input
          id={TERMS_ID}
          type="checkbox"
          name="terms"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${TERMS_ID}-error` : undefined}
          className="tick size-5 shrink-0"
        />
        <span>
          {words.terms}
          <a
            href="/nl/leveringsvoorwaarden"
            target="_blank"
            rel="noopener"
            className="underline underline-offset-2"
          >
            {words.termsLink}
          </a>
        </span>
      </label>
      {missing && (
        <p id={`${TERMS_ID}-error`} className="text-danger">
          {words.termsNeeded}
        </p>
      )}
    </div>
  );
}
