import { MAX_FEATURES_PER_REQUEST, type SentLinks } from '@hub/contract/core/products/materials';
import type { ProductFeature } from '@hub/contract/core/products/product';
import { useState } from 'react';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox/checkbox-group.tsx';
import { detailOf } from '../detail-of.ts';
import { useSendLinks } from '../library-queries.ts';
import { ProductSection } from '../product/product-section.tsx';
import styles from './materials.module.css';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Mails links to printable materials: sheets for everybody, and forms for the user alone. */
export function Materials({ features }: { features: readonly ProductFeature[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sending = useSendLinks();
  const offered = features.slice(0, MAX_FEATURES_PER_REQUEST);
  return (
    <ProductSection title="Printable materials">
      <div className={styles.materials}>
        <CheckboxGroup
          label="Information sheets and forms to print"
          help="We mail you links, good for seven days. A sheet opens without a sign-in, for a family or a colleague. A form is test material: it opens after your sign-in and has your name on each page."
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        {sending.data && <Sent sent={sending.data} features={features} />}
        {sending.error && (
          <AlertBanner tone="alert" title="The links were not sent">
            {detailOf(sending.error)}
          </AlertBanner>
        )}
        <div>
          <ExplainedButton
            variant="secondary"
            busy={sending.isPending}
            disabledReason={chosen.length === 0 ? 'Choose at least one.' : undefined}
            onPress={() => sending.mutate(chosen, { onSuccess: () => setChosen([]) })}
          >
            Send me the links
          </ExplainedButton>
        </div>
      </div>
    </ProductSection>
  );
}

type SentProps = { sent: SentLinks; features: readonly ProductFeature[] };

function Sent({ sent: { email, expires, productFeatureIds }, features }: SentProps) {
  const names = features.filter(({ id }) => productFeatureIds.includes(id)).map(({ name }) => name);
  return (
    <AlertBanner tone="success" title={`Sent to ${email}`}>
      {names.join(', ')}. The links work until {date.format(new Date(expires))}.
    </AlertBanner>
  );
}
