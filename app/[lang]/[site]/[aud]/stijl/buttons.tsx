'use client';

import { Button, type ButtonLook, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { RowsToggle } from '@/components/ui/rows-toggle';
import { SiteLink } from '@/components/ui/site-link';
import { StepButton } from '@/components/ui/step-button';
import { stylePage as words } from '@/locales/nl/style-page';
import { FOCUS, Part, Row } from './part';

export const Buttons = () => (
  <Part title={words.parts.buttons}>
    {(Object.keys(words.looks) as ButtonLook[]).map((look) => (
      <Row key={look}>
        <Button look={look}>{words.looks[look]}</Button>
        <Button look={look} size="s">
          {words.small}
        </Button>
        <Button look={look} size="l">
          {words.large}
        </Button>
        <Button look={look} className={FOCUS}>
          {words.focus}
        </Button>
        <Button look={look} busy>
          {words.busy}
        </Button>
        <Button look={look} disabled>
          {words.disabled}
        </Button>
        <SiteLink href="/" className={buttonClass(look)}>
          <Icon name="home" />
          {words.looks[look]}
        </SiteLink>
      </Row>
    ))}
    <Row>
      <IconButton label={words.usual}>
        <Icon name="trash" />
      </IconButton>
      <IconButton label={words.focus} className={FOCUS}>
        <Icon name="heart" />
      </IconButton>
      <StepButton to="previous" label={words.usual} atEnd onStep={() => undefined} />
      <StepButton to="next" label={words.usual} atEnd={false} onStep={() => undefined} />
      <RowsToggle />
    </Row>
  </Part>
);
