import type { License } from '@hub/contract/core/licenses/license';
import type { LicenseEntry } from '@hub/contract/core/licenses/license-entries';
import type { InventoryFeature } from '@hub/contract/core/licenses/license-inventory';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilterChoice } from '../../../ui/filter-bar/filter-choice.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { countInWords } from '../../library/uses-left.ts';
import { entryLabels } from '../entry-words.ts';
import { useLicenseEntries, useProductLicenses } from '../org-license-queries.ts';
import panel from '../org-licenses.module.css';
import styles from './inventory.module.css';

type Props = { productId: string; feature: InventoryFeature; onGone: () => void };

/** The history of a feature's license, entry by entry. */
export function LedgerDialog({ productId, feature, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const licenses = useProductLicenses(productId);
  const [chosen, setChosen] = useState<string>();
  const own = licenses.data?.filter((one) => one.productFeatureId === feature.productFeatureId) ?? [];
  const id = chosen ?? own[0]?.id;
  return (
    <Dialog
      visible={visible}
      onVisibleChange={() => setVisible(false)}
      onGone={onGone}
      title={`Ledger of ${feature.featureName}`}
    >
      {!licenses.data && licenses.errorUpdateCount > 0 && (
        <LoadFailure query={licenses}>The licenses could not be loaded</LoadFailure>
      )}
      {own.length > 1 && id && (
        <FilterChoice
          label="License"
          options={own.map((license) => ({ value: license.id, label: lotInWords(license) }))}
          value={id}
          onChange={setChosen}
        />
      )}
      {own.length === 1 && own[0] && <p className={panel.muted}>{lotInWords(own[0])}</p>}
      {id && <Entries key={id} licenseId={id} />}
    </Dialog>
  );
}

const lotInWords = ({ quantity, countedIn, startsOn, expiresOn }: License) =>
  `${countInWords(quantity, countedIn)}, ${displayDate(startsOn)} – ${
    expiresOn ? displayDate(expiresOn) : 'without an end'
  }`;

function Entries({ licenseId }: { licenseId: string }) {
  const [page, setPage] = useState(1);
  const entries = useLicenseEntries(licenseId, page);
  if (!entries.data) {
    if (entries.errorUpdateCount > 0) {
      return <LoadFailure query={entries}>The ledger could not be loaded</LoadFailure>;
    }
    return <Skeleton variant="body" width="medium" />;
  }
  const { items, pageSize, totalItems } = entries.data;
  return (
    <>
      <ol aria-label="Entries, the newest first" className={styles.entries}>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {totalItems > pageSize && (
        <Pager label="Entries" page={page} pageSize={pageSize} totalItems={totalItems} onPage={setPage} />
      )}
    </>
  );
}

function Entry({ entry }: { entry: LicenseEntry }) {
  const { date, quantity, from, to, accountName, byName, reason, administrationNumber } = entry;
  const why = [
    accountName && `for ${accountName}`,
    administrationNumber,
    reason,
    `by ${byName || 'the hub'}`,
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <p className={styles.entryLine}>
        <span>
          <strong>{entryLabels[entry.entry]}</strong> {quantity}
        </span>
        <span className={panel.muted}>{displayDate(browserDayOf(date))}</span>
      </p>
      <p>{from === null ? `To: ${to}` : `${from} → ${to}`}</p>
      <p className={panel.small}>{why.join(', ')}</p>
    </li>
  );
}
