import { stylePage as words } from '@/locales/nl/style-page';
import { contrast } from '@/tenants/contrast';
import type { ThemeColors } from '@/tenants/theme';
import { Part } from './part';

type Name = keyof ThemeColors;
/** Utilities are found by their full names. */
const grounds: Record<Name, string> = {
  brand: 'bg-brand',
  brandStrong: 'bg-brand-strong',
  onBrand: 'bg-on-brand',
  accent: 'bg-accent',
  onAccent: 'bg-on-accent',
  surface: 'bg-surface',
  surfaceAlt: 'bg-surface-alt',
  ink: 'bg-ink',
  inkSoft: 'bg-ink-soft',
  line: 'bg-line',
  lineStrong: 'bg-line-strong',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
  focus: 'bg-focus',
};
const against: Partial<Record<Name, Name>> = { brand: 'onBrand', brandStrong: 'onBrand', accent: 'onAccent' };

export function Colours({ colors }: { colors: ThemeColors }) {
  return (
    <Part title={words.parts.colours}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-8">
        {(Object.keys(grounds) as Name[]).map((name) => {
          const other = against[name] ?? 'surface';
          return (
            <li key={name} className="text-sm">
              <span className={`block h-16 rounded-m border border-line ${grounds[name]}`} />
              <strong className="block">{name}</strong>
              <span className="block text-ink-soft tabular-nums">{colors[name]}</span>
              <span className="block text-ink-soft tabular-nums">
                {contrast(colors[name], colors[other]).toFixed(1)} {words.on(other)}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
