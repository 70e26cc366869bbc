import type { License } from '@hub/contract/core/licenses/license';
import { displayDate } from '@hub/contract/dates/date-display';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from '../library.module.css';
import { countInWords } from '../uses-left.ts';

type Props = { license: License; onAnother: () => void; onClose: () => void };

/** The licenses that a key was turned into. */
export function Activated({ license, onAnother, onClose }: Props) {
  const { quantity, countedIn, featureName, productName, productId, expiresOn, state, startsOn } = license;
  return (
    <div className={styles.text}>
      <AlertBanner tone="success" title={`${countInWords(quantity, countedIn)}: ${featureName}`}>
        <p>
          <Link href={generatePath(paths.libraryItem, { id: productId })}>{productName}</Link>
        </p>
        <p>
          {state === 'upcoming' ? `Usable from ${displayDate(startsOn)}` : 'Usable now'}
          {expiresOn ? `, until ${displayDate(expiresOn)}.` : ', without an end.'}
        </p>
      </AlertBanner>
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onAnother}>
          Activate another
        </Button>
        <Button autoFocus onPress={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
