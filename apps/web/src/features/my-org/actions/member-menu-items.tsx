import type { Member } from '@hub/contract/auth/management/members';
import type { ReactNode } from 'react';
import {
  CheckIcon,
  ClientsIcon,
  CloseIcon,
  KeyIcon,
  PersonIcon,
  PinIcon,
  TrashIcon,
} from '../../../ui/icon/icons.tsx';
import { MenuItem } from '../../../ui/menu/menu.tsx';
import { actionLabel, actionsFor, type MemberAction } from '../member-actions.ts';

const icons: Record<MemberAction, ReactNode> = {
  approve: <CheckIcon />,
  deny: <CloseIcon />,
  'change-role': <KeyIcon />,
  transfer: <ClientsIcon />,
  deactivate: <PinIcon />,
  enable: <PersonIcon />,
  remove: <TrashIcon />,
};

type Props = { member: Member; onAct: (action: MemberAction) => void };

/** The actions on the account, inside a menu. */
export function MemberMenuItems({ member, onAct }: Props) {
  return actionsFor(member).map((action) => (
    <MenuItem key={action} icon={icons[action]} onAction={() => onAct(action)}>
      {actionLabel(action, member)}
    </MenuItem>
  ));
}
