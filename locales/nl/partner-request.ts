/** The form of a service request to a partner. */
export const partnerRequest = {
  subject: 'Onderwerp',
  desc: 'Wat is er nodig?',
  descHint: 'Noem de plek, het aantal en de dagen waarop het u uitkomt.',
  submit: 'Aanvraag versturen',
  busy: 'Bezig met versturen…',
  failed: 'Uw aanvraag is niet verstuurd. Wat u schreef, staat er nog.',
} as const;
