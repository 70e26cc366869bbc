import type { MemberDetails } from '@hub/contract/auth/management/members';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Menu, MenuButton } from '../../../ui/menu/menu.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { MemberMenuItems } from '../actions/member-menu-items.tsx';
import { useMemberActions } from '../actions/use-member-actions.tsx';
import { actionsFor } from '../member-actions.ts';
import { MemberAvatar } from '../member-avatar.tsx';
import { MemberBadge, roleLabel } from '../member-badge.tsx';
import { memberName } from '../member-name.ts';
import styles from '../my-org.module.css';
import { memberTrail } from './member-loading.tsx';

const sections = [
  { path: paths.practitionerInfo, title: 'Info' },
  { path: paths.practitionerClients, title: 'Clients' },
  { path: paths.practitionerLicenseUse, title: 'License Use' },
  { path: paths.practitionerLicenseInventory, title: 'License Inventory' },
];

type Props = {
  member: MemberDetails;
  /** The path of the current section, with its parameter. */
  section: string;
  children: ReactNode;
};

/** The header of each section of a practitioner's page. */
export function MemberView({ member, section, children }: Props) {
  const { act, dialog } = useMemberActions();
  const { id } = member;
  const name = memberName(member);
  return (
    <div className={styles.frame}>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        trail={memberTrail}
        title={name}
        avatar={<MemberAvatar member={member} size="large" />}
        description={
          <span className={styles.standing}>
            {roleLabel(member.roleId)}
            <MemberBadge status={member.status} />
          </span>
        }
        action={
          actionsFor(member).length > 0 && (
            <Menu label={`Actions for ${name}`} trigger={<MenuButton>Actions</MenuButton>}>
              <MemberMenuItems member={member} onAct={(action) => act(action, member)} />
            </Menu>
          )
        }
      />
      <LinkTabs
        label="Practitioner"
        tabs={sections.map(({ path, title }) => ({ href: generatePath(path, { id }), title }))}
        current={generatePath(section, { id })}
      />
      {children}
      {dialog}
    </div>
  );
}
