import { AccountFactsSkeleton } from '../../features/profile/account-facts.tsx';
import { EditProfileForm } from '../../features/profile/edit/edit-profile-form.tsx';
import { PictureSectionSkeleton } from '../../features/profile/picture/picture-section.tsx';
import styles from '../../features/profile/profile.module.css';
import { useProfile } from '../../features/profile/profile-queries.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { useEditing } from '../../lib/url-state/use-editing.ts';
import { Button, RetryButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ProfileSections } from './profile-sections.tsx';

export function Component() {
  const profile = useProfile();
  const editing = useEditing();
  const isEnrolling = Boolean(profile.data?.twoFactorRequired && !profile.data.twoFactorEnabled);
  if (profile.error) {
    const retry = () => void profile.refetch();
    return (
      <Notice
        tone="alert"
        title="Your profile could not be loaded"
        actions={
          <RetryButton state={profile.isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />
        }
      >
        <PageTitle>Account information</PageTitle>
        <p>{reasonOf(profile.error)}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.column}>
      <PageTitle>Account information</PageTitle>
      <PageHeader
        title="Account information"
        action={
          profile.data &&
          !isEnrolling &&
          !editing.isEditing && (
            <Button variant="primary" autoFocus={editing.isBack} onPress={editing.begin}>
              Edit
            </Button>
          )
        }
      />
      {profile.data && editing.isEditing && !isEnrolling ? (
        <EditProfileForm profile={profile.data} onClose={editing.end} />
      ) : profile.data ? (
        <ProfileSections profile={profile.data} isEnrolling={isEnrolling} />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            Loading…
          </p>
          <PictureSectionSkeleton />
          <AccountFactsSkeleton />
        </>
      )}
    </div>
  );
}
