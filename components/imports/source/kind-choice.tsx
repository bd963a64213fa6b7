import type { ImportKind } from '@toonbank/contract';
import { importKindWords, importWords as words } from '@/locales/nl/admin/imports';

interface KindChoiceProps {
  /** Those that the administrator may import. */
  kinds: readonly ImportKind[];
  chosen: ImportKind;
  onChange: (kind: ImportKind) => void;
}

/** What a file is about. */
export const KindChoice = ({ kinds, chosen, onChange }: KindChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-semibold text-lg">{words.kind}</legend>
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {kinds.map((kind) => (
        <label
          key={kind}
          className="flex cursor-pointer items-start gap-3 rounded-m border border-line bg-surface p-4 hover:border-line-strong has-checked:border-brand has-checked:bg-surface-alt"
        >
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChange(kind)}
            className="mt-1 accent-brand"
          />
          <span className="flex flex-col">
            <span className="font-semibold">{importKindWords[kind].name}</span>
            <span className="text-ink-soft text-sm">{importKindWords[kind].text}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
