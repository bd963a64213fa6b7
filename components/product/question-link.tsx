import { newTaskUrl } from '@/lib/urls/task-urls';
import { product as words } from '@/locales/nl/product/product';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

/** Leads a customer to a question that is about this product (docs/behaviour.md §13.4). */
export const QuestionLink = ({ productId }: { productId: number }) => (
  <SiteLink
    href={newTaskUrl('question', { kind: 'product', of: productId })}
    className={buttonClass('outline', 's', 'sheet-link')}
  >
    <Icon name="mail" />
    {words.ask}
  </SiteLink>
);
