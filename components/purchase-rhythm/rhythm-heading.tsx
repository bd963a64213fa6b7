import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { Icon } from '../ui/icon';

export const RhythmHeading = () => (
  <h2 className="flex items-center gap-2 font-semibold">
    <span className="text-brand-strong">
      <Icon name="clock" />
    </span>
    {words.title}
  </h2>
);
