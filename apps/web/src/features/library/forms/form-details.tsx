import type { ProductForm } from '@hub/contract/core/forms/forms';
import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import type { Product } from '@hub/contract/core/products/product';
import { useState } from 'react';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { PreviewDialog } from '../dialogs-on-demand.ts';
import { ageBandsInWords, formInShort, sampleInWords, scalesInWords } from './form-words.ts';
import styles from './forms.module.css';
import { PrintForm } from './print-form.tsx';

type Props = {
  product: Product;
  form: ProductForm;
  /** The user's remaining uses; undefined if nothing is licensed. */
  left: UsesLeft | undefined;
};

/** The details of a form: its ages and respondents, scales and norms, with a preview. */
export function FormDetails({ product, form, left }: Props) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { isMet, reason = 'Your profile does not meet the qualification.' } = product.qualification;
  return (
    <div className={styles.form}>
      <ul aria-label={`${form.name} in short`} className={styles.short}>
        {formInShort(form).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <details className={styles.measures}>
        <summary>Scales and norms</summary>
        <Measures form={form} />
      </details>
      <div className={styles.actions}>
        <ExplainedButton
          variant="secondary"
          disabledReason={isMet ? undefined : reason}
          onPress={() => setIsPreviewed(true)}
        >
          Preview<span className="visually-hidden"> {form.name}</span>
        </ExplainedButton>
        <PrintForm form={form} refusal={isMet ? noUse(left) : reason} />
      </div>
      {isPreviewed && (
        <PreviewDialog productId={product.id} form={form} onGone={() => setIsPreviewed(false)} />
      )}
    </div>
  );
}

const noUse = (left: UsesLeft | undefined) =>
  left && left.available > 0 ? undefined : 'You have no use of this form left. Ask for some first.';

function Measures({ form }: { form: ProductForm }) {
  const composites = scalesInWords(form, 'composites');
  const { norms, version } = form;
  return (
    <FactList>
      <Fact name="Scales">{scalesInWords(form, 'scales')}</Fact>
      {composites && <Fact name="Composites">{composites}</Fact>}
      <Fact name="Norms">{norms ? sampleInWords(norms) : 'None: raw scores are read as they are'}</Fact>
      {norms && <Fact name="Age bands">{ageBandsInWords(norms)}</Fact>}
      {norms && <Fact name="Where norms come from">{norms.about}</Fact>}
      <Fact name="Version">{version}</Fact>
    </FactList>
  );
}
