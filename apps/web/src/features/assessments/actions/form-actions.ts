import type { AdministrationAction } from '@hub/contract/core/administrations/administration';

export const actionLabels: Record<AdministrationAction, string> = {
  'accept-review': 'Accept and score',
  'start-here': 'Start on this device',
  'fill-in': 'Fill in',
  remind: 'Remind now',
  resend: 'Send again',
  'copy-link': 'Copy link',
  code: 'Code for another device',
  'change-address': 'Change address',
  'change-due-date': 'Change due date',
  submit: 'Submit as it is',
  print: 'Print the form',
  'enter-paper': 'Enter from paper',
  correct: 'Correct answers',
  'choose-norms': 'Other norms',
  discard: 'Discard',
  withdraw: 'Withdraw',
};

/** In the order of use, with the destructive action last. */
export const actionOrder = Object.keys(actionLabels) as AdministrationAction[];
