import { ProfileSummarySkeleton } from '../../features/profile/profile-summary.tsx';
import { isSessionExpected } from '../../lib/session/session-manager.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HomeCard } from './home-card.tsx';
import { WelcomeSkeleton } from './welcome.tsx';

export function HomeSkeleton() {
  return (
    <HomeCard action={<Skeleton of="button" width="narrow" />}>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true">{isSessionExpected() ? <ProfileSummarySkeleton /> : <WelcomeSkeleton />}</div>
    </HomeCard>
  );
}
