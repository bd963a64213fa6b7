import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesWith = (text: string) =>
  globSync('{app,components,templates}/**/*.{ts,tsx}')
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .sort();

it.each([
  ['a checkbox', 'type="checkbox"', ['components/form/checkbox.tsx']],
  ['tabs', 'role="tablist"', ['components/ui/tabs.tsx']],
  ['the keys of a combobox', "'aria-activedescendant'", ['components/form/use-combobox.ts']],
  ['Radix', "from 'radix-ui'", ['components/ui/overlay/modal.tsx', 'components/ui/overlay/popover.tsx']],
])('%s is in the shared primitive only (ADR 81)', (_, text, files) => {
  expect(filesWith(text)).toEqual(files);
});
