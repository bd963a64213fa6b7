import { CODE_PARAM } from '@/lib/urls/newsletter-results';
import { Button } from '../ui/button';

interface CodeFormProps {
  /** The route handler that redirects to the result. */
  action: string;
  code: string;
  text: string;
  button: string;
}

/** One button that sends the code of a mailed link. A plain form: it needs no JavaScript. */
export const CodeForm = ({ action, code, text, button }: CodeFormProps) => (
  <form method="post" action={action} className="flex flex-col items-start gap-4">
    <input type="hidden" name={CODE_PARAM} value={code} />
    <p className="max-w-prose">{text}</p>
    <Button type="submit" size="l">
      {button}
    </Button>
  </form>
);
