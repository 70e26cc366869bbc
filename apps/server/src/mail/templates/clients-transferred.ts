import { letter } from '../letter.ts';

type Transfer = {
  organization: string;
  from: string;
  to: string;
  by: string;
  clients: number;
  cases: number;
  reason: string;
};

const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const countsInWords = ({ clients, cases }: Transfer) =>
  `${counted(clients, 'client')} with ${counted(cases, 'case')}`;

const why = ({ reason }: Transfer) => (reason === '' ? [] : [`The reason: ${reason}`]);

export const clientsReceivedMail = (publicUrl: URL, transfer: Transfer) =>
  letter(
    `You have received ${counted(transfer.clients, 'client')}`,
    `${transfer.by}, a manager of ${transfer.organization}, has transferred ${countsInWords(transfer)} from ${transfer.from} to you, with all notes and records.`,
    ...why(transfer),
    { label: 'Open your clients', href: new URL('/clients', publicUrl).href },
  );

export const clientsGivenMail = (transfer: Transfer) =>
  letter(
    `${counted(transfer.clients, 'client')} of yours went to a colleague`,
    `${transfer.by}, a manager of ${transfer.organization}, has transferred ${countsInWords(transfer)} from you to ${transfer.to}, with all notes and records. Notes keep the name of who wrote them.`,
    ...why(transfer),
  );
