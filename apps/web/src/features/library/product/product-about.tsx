import type { Product } from '@hub/contract/core/products/product';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { Cover } from '../cover.tsx';
import {
  agesInWords,
  languagesInWords,
  levelsInWords,
  minutesInWords,
  respondentsInWords,
} from '../product-words.ts';
import styles from './product.module.css';

/** The purpose of a product and the people it is for. */
export function ProductAbout({ product }: { product: Product }) {
  const ages = agesInWords(product);
  const respondents = respondentsInWords(product);
  return (
    <section aria-label="About" className={`${styles.section} ${styles.hero}`}>
      <Cover product={product} size="large" />
      <div className={styles.words}>
        <RichTextView html={product.description.html} />
        <FactList>
          {ages && <Fact name="Ages">{ages}</Fact>}
          {respondents && <Fact name="Answered by">{respondents}</Fact>}
          <Fact name="Time">{minutesInWords(product.minutes)}</Fact>
          <Fact name="Languages">{languagesInWords(product.languages)}</Fact>
          <Fact name="Categories">{product.categories.join(', ')}</Fact>
          <Fact name="Qualification">{levelsInWords[product.qualification.level]}</Fact>
        </FactList>
      </div>
    </section>
  );
}
