import type { Case } from '@hub/contract/core/cases/case';
import { displayDate } from '@hub/contract/dates/date-display';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import styles from './record.module.css';

export function ReferralFacts({ record }: { record: Case }) {
  return (
    <Card>
      <h2 className={styles.title}>Referral</h2>
      <FactList>
        <Fact name="Referral date">{displayDate(record.referralDate)}</Fact>
        <Fact name="Expiration date">{displayDate(record.expirationDate)}</Fact>
        <Fact name="Referred by">{record.referredByName}</Fact>
        <Fact name="Referrer's email">
          {record.referredByEmail && (
            <Link href={`mailto:${record.referredByEmail}`}>{record.referredByEmail}</Link>
          )}
        </Fact>
      </FactList>
      <h3 className={styles.subtitle}>Reason for referral</h3>
      {record.referralReason.text ? (
        <RichTextView html={record.referralReason.html} />
      ) : (
        <p className={styles.empty}>Not given</p>
      )}
    </Card>
  );
}
