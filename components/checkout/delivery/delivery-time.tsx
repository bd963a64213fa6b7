import { formatWindow } from '@/lib/days/time-window';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';

interface DeliveryTimeProps {
  id: string;
  windows: readonly string[];
  /** Empty: any. */
  chosen: string;
  onChoose: (window: string) => void;
}

export function DeliveryTime({ id, windows, chosen, onChoose }: DeliveryTimeProps) {
  if (windows.length === 0) return null;
  const options = [
    { value: '', text: words.anyWindow },
    ...windows.map((window) => ({ value: window, text: formatWindow(window) })),
  ];
  return (
    <div className="w-full max-w-60">
      <FieldFrame id={id} label={words.window}>
        <Select id={id} value={chosen} options={options} onChange={(event) => onChoose(event.target.value)} />
      </FieldFrame>
    </div>
  );
}
