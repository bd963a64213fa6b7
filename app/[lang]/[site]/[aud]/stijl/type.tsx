import { stylePage as words } from '@/locales/nl/style-page';
import { Part } from './part';

const sizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const radii = ['rounded-s', 'rounded-m', 'rounded-l', 'rounded-full'];
const shadows = ['shadow-sm', 'shadow-lg', 'shadow-xl'];
const motions = ['fade', 'rise', 'modal', 'bump'];

export const Type = () => (
  <Part title={words.parts.type}>
    {sizes.map((size) => (
      <p key={size} className={`${size} font-semibold`}>
        {words.sample} <code className="font-normal text-ink-soft text-sm">{size}</code>
      </p>
    ))}
    <p className="tabular-nums">0123456789 · 1.111,11 · 8.888,88</p>
  </Part>
);

export const Shapes = () => (
  <Part title={words.parts.shapes}>
    <div className="flex flex-wrap gap-4 text-sm">
      {radii.map((radius) => (
        <span
          key={radius}
          className={`flex size-24 items-center justify-center border border-line-strong ${radius}`}
        >
          {radius}
        </span>
      ))}
      {shadows.map((shadow) => (
        <span key={shadow} className={`flex size-24 items-center justify-center rounded-m ${shadow}`}>
          {shadow}
        </span>
      ))}
      {motions.map((motion) => (
        <span
          key={motion}
          className={`flex size-24 items-center justify-center rounded-m bg-surface-alt ${motion}`}
        >
          {motion}
        </span>
      ))}
    </div>
  </Part>
);
