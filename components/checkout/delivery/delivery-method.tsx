import { delivery as words } from '@/locales/nl/checkout/delivery';
import { FormPart } from '../../form/form-part';
import { Choice } from '../../shared/choice';
import type { Shop } from '../../shop';
import { Icon } from '../../ui/icon';

interface DeliveryMethodProps {
  pickup: boolean;
  branch: Shop['branch'];
  onChoose: (pickup: boolean) => void;
}

/** Choice between delivery and pick-up at the branch. */
export function DeliveryMethod({ pickup, branch, onChoose }: DeliveryMethodProps) {
  return (
    <FormPart title={words.title}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice name="method" value="delivery" checked={!pickup} onChoose={() => onChoose(false)}>
          <strong className="flex items-center gap-2">
            <Icon name="truck" /> {words.deliver}
          </strong>
          <span className="text-ink-soft">{words.deliverText}</span>
        </Choice>
        <Choice name="method" value="pickup" checked={pickup} onChoose={() => onChoose(true)}>
          <strong className="flex items-center gap-2">
            <Icon name="pin" /> {words.pickup}
          </strong>
          <span className="text-ink-soft">
            {words.pickupText(branch.company)}
            <span className="block">
              {branch.street}, {branch.postcode} {branch.city}
            </span>
          </span>
        </Choice>
      </div>
    </FormPart>
  );
}
