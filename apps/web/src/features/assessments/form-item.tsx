import type { Administration } from '@hub/contract/core/administrations/administration';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import list from '../../ui/card/card-list.module.css';
import { MoreIcon } from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { actionLabels, actionOrder } from './actions/form-actions.ts';
import { useFormActions } from './actions/use-form-actions.tsx';
import { formTitle, respondentName, standingInWords } from './assessment-words.ts';
import { StateBadge } from './state-badge.tsx';

type Props = {
  form: Administration;
  batteryId: string;
  /** Additional information, such as the form's case. */
  note?: string;
};

/** A form in a list, with its respondent, status and actions. */
export function FormItem({ form, batteryId, note }: Props) {
  const params = { caseId: form.caseId, batteryId, id: form.id };
  const { act, dialog } = useFormActions(form, params);
  const who = respondentName(form);
  const actions = actionOrder.filter((action) => form.actions.includes(action));
  return (
    <li className={list.item}>
      <div className={list.about}>
        <p className={list.name}>
          <Link href={generatePath(paths.administration, { id: form.caseId, formId: form.id })}>
            {formTitle(form)}
          </Link>
        </p>
        <p className={list.facts}>{[who, note, ...standingInWords(form)].filter(Boolean).join(' · ')}</p>
        <div className={list.badges}>
          <StateBadge form={form} />
        </div>
      </div>
      {actions.length > 0 && (
        <Menu
          label={`${formTitle(form)} for ${who}`}
          trigger={
            <IconButton label={`Actions for ${formTitle(form)} of ${who}`}>
              <MoreIcon />
            </IconButton>
          }
        >
          {actions.map((action) => (
            <MenuItem key={action} onAction={() => act(action)}>
              {actionLabels[action]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {dialog}
    </li>
  );
}
