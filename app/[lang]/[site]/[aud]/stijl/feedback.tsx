import { FormFailure } from '@/components/form/form-failure';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { NoticeRow } from '@/components/ui/notice-row';
import { common } from '@/locales/nl/common';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part, Row } from './part';

const { title, text, next } = words.empty;

export const Feedback = () => (
  <Part title={words.parts.feedback}>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice key={tone} tone={tone}>
        {words.notice}
      </Notice>
    ))}
    <Notice tone="success">
      <NoticeRow
        action={
          <Button look="outline" size="s">
            {common.undo}
          </Button>
        }
      >
        {words.notice}
      </NoticeRow>
    </Notice>
    <FormFailure title={words.notSaved} code="conflict" />
    <Row>
      {(Object.keys(words.tones) as Tone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {words.tones[tone]}
        </Badge>
      ))}
    </Row>
    <div className="grid gap-4 md:grid-cols-2">
      <EmptyState icon={<Icon name="list" className="size-7" />} title={title}>
        <p>{text}</p>
        <a href="/" className={buttonClass()}>
          {next}
        </a>
      </EmptyState>
      <AccountEmptyState icon="search" title={title} text={text} next={{ href: '/', label: next }} />
    </div>
  </Part>
);
