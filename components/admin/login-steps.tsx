'use client';

import { useState } from 'react';
import { ClientCodeForm } from './client-code-form';
import { CredentialsForm } from './credentials-form';

export interface LoginStepsProps {
  /** The client of the last login on this computer; absent: the login begins with the client code. */
  known: { code: string; name: string } | undefined;
  /** The code of the site that is shown: the first step begins with it. */
  ownCode: string;
  /** Why the form was refused without JavaScript. */
  refused: string | undefined;
}

/** The two steps of the admin login (docs/behaviour.md §4.9). */
export function LoginSteps({ known, ownCode, refused }: LoginStepsProps) {
  const [client, setClient] = useState(known);
  const isFirst = client === known;
  const shown = isFirst ? refused : undefined;
  if (!client) return <ClientCodeForm refused={shown} ownCode={ownCode} onKnown={setClient} />;
  return (
    <CredentialsForm
      client={client}
      isNext={!isFirst}
      refused={shown}
      onOtherCode={() => setClient(undefined)}
    />
  );
}
