import type { FormsOut } from '@hub/contract/auth/management/forms-out';
import { FormSearchableDropdown } from '../../../lib/form/choice-fields.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { levelsInWords } from '../../library/product-words.ts';
import { memberName } from '../member-name.ts';
import { counted, outInWords } from '../member-words.ts';

type Props = { name: string; formsOut: FormsOut; leaver: string };

/** Chooses who takes over the forms that are out: only colleagues who are qualified for all of them. */
export function ReceiverField({ name, formsOut, leaver }: Props) {
  const { receivers, notQualified, level } = formsOut;
  const needed = level ? levelsInWords[level] : '';
  if (receivers.length === 0) {
    return (
      <AlertBanner tone="priority" title={outInWords(formsOut)}>
        Nobody else who is active here is qualified to receive them. {needed}. Ask {leaver} to withdraw them,
        or invite somebody who is qualified.
      </AlertBanner>
    );
  }
  return (
    <>
      <p>
        {outInWords(formsOut)} Whoever receives them gets these clients with all of their cases. Respondents
        notice nothing.
      </p>
      <FormSearchableDropdown
        name={name}
        label="New practitioner"
        noMatch="Nobody who is qualified matches"
        {...(notQualified > 0 && {
          help: `${counted(notQualified, 'colleague')} ${notQualified === 1 ? 'is' : 'are'} not qualified. ${needed}`,
        })}
        options={receivers.map((receiver) => ({
          value: receiver.id,
          label: `${memberName(receiver)} (${receiver.email})`,
        }))}
      />
    </>
  );
}
