import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PlusIcon } from '../../../ui/icon/icons.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { useMemberActions } from '../actions/use-member-actions.tsx';
import { OpenInvitations } from '../invitations/open-invitations.tsx';
import { useMembers } from '../member-queries.ts';
import { MyOrgFrame } from '../my-org-frame.tsx';
import { MyOrgSection } from '../my-org-section.tsx';
import { MemberFilters, MemberTable, useMemberList } from './member-list.tsx';
import { WaitingMembers } from './waiting-members.tsx';

const InviteDialog = dialogOnDemand(
  'Invite practitioners',
  async () => (await import('../invitations/invite-dialog.tsx')).InviteDialog,
);

/** The people of the organization: those who wait for approval, the practitioners, and the invited. */
export function MemberDirectory() {
  const list = useMemberList();
  const members = useMembers(list);
  const { act, dialog } = useMemberActions();
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => setIsInviting(true);

  return (
    <MyOrgFrame
      current={paths.myOrgPractitioners}
      action={
        <Button onPress={invite}>
          <PlusIcon />
          Invite
        </Button>
      }
    >
      <WaitingMembers />
      <MyOrgSection title="Practitioners">
        <MemberFilters list={list} />
        <MemberTable
          list={list}
          members={members}
          empty={
            <EmptyState
              message="Nobody works here yet"
              hint="Invite the people of your organization by email."
              action={<Button onPress={invite}>Invite</Button>}
            />
          }
          onAct={act}
        />
      </MyOrgSection>
      <OpenInvitations />
      {dialog}
      {isInviting && <InviteDialog onGone={() => setIsInviting(false)} />}
    </MyOrgFrame>
  );
}
