import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { letter } from '../letter.ts';

type Asked = LicenseRequest & { organization: string; email: string };

const amountOf = ({ quantity, countedIn }: LicenseRequest) =>
  `${quantity} ${quantity === 1 ? countedIn.slice(0, -1) : countedIn}`;

const usesInWords = (request: LicenseRequest) =>
  `${amountOf(request)} of ${request.featureName} (${request.productName})`;

const quotedMessage = ({ message }: LicenseRequest) => (message === '' ? [] : [`They wrote: ${message}`]);

export const usesAskedMail = (publicUrl: URL, request: Asked) =>
  letter(
    `${request.accountName} asks for ${amountOf(request)}`,
    `${request.accountName} asks you for ${usesInWords(request)}.`,
    ...quotedMessage(request),
    { label: 'Open the Evaluation Hub', href: new URL(`/library/${request.productId}`, publicUrl).href },
  );

export const usesDecidedMail = (publicUrl: URL, request: LicenseRequest) => {
  const isApproved = request.state === 'approved';
  return letter(
    `Your request was ${request.state}`,
    isApproved
      ? `${usesInWords(request)} are yours now. ${request.decidedByName} has approved your request.`
      : `${request.decidedByName} has declined your request for ${usesInWords(request)}.`,
    ...(request.reason === '' ? [] : [`The reason: ${request.reason}`]),
    { label: 'Open the library', href: new URL(`/library/${request.productId}`, publicUrl).href },
  );
};

export const publisherAskedMail = (request: Asked) =>
  letter(
    `${request.organization} asks for ${amountOf(request)}`,
    `${request.accountName} (${request.email}) of ${request.organization} asks for ${usesInWords(request)}, SKU ${request.productSKU}.`,
    ...quotedMessage(request),
  );

export const publisherAskedCopyMail = (request: Asked) =>
  letter(
    `You asked for ${amountOf(request)}`,
    `We have received your request for ${usesInWords(request)} for ${request.organization}. The publisher will answer you.`,
    ...quotedMessage(request),
  );
