import { worksWithClients } from '@hub/contract/core/clients/client-access';
import { useCasesNeedingAction } from '../../cases/case-queries.ts';
import { mayCall } from '../../profile/current-role.ts';
import { useProfile } from '../../profile/profile-queries.ts';
import { useNeedingAction } from '../assessment-queries.ts';
import styles from './needs.module.css';

/** The number of needed actions on the Home tab. Support has neither cases nor forms. */
export function NeedCount() {
  const { data: profile } = useProfile();
  const worksHere = profile?.status === 'Active' && mayCall(profile, worksWithClients);
  return worksHere && <Count />;
}

function Count() {
  const forms = useNeedingAction();
  const cases = useCasesNeedingAction();
  const { expiring, expired } = cases.data ?? {};
  const total = (forms.data?.total ?? 0) + (expiring?.totalItems ?? 0) + (expired?.totalItems ?? 0);
  if (total === 0) return null;
  return (
    <>
      <span className="visually-hidden">
        , {total === 1 ? '1 thing needs action' : `${total} things need action`}
      </span>
      <span aria-hidden="true" className={styles.count}>
        {total}
      </span>
    </>
  );
}
