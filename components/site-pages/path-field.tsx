import { contentUrl } from '@/lib/urls/page-urls';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { Field } from '../form/field';
import { type PathCheck, typedPath } from './use-path-check';

interface PathFieldProps {
  id: string;
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
  check: PathCheck | { state: 'unchanged' };
  /** An empty field that nobody has touched is no error. */
  isTouched: boolean;
}

/** The address of a page; below it stands whether the page can have it. */
export function PathField({ id, value, onChange, check, isTouched }: PathFieldProps) {
  const url = contentUrl(typedPath(value));
  const hint =
    check.state === 'checking' ? words.checking : check.state === 'free' ? words.free(url) : undefined;
  return (
    <div aria-live="polite">
      <Field
        id={id}
        label={words.address}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={check.state === 'wrong' && isTouched ? check.reason : undefined}
        hint={hint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="w-full"
      />
    </div>
  );
}
