import type { ProductForm } from '@hub/contract/core/forms/forms';
import type { License } from '@hub/contract/core/licenses/license';
import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import type { Product, ProductFeature } from '@hub/contract/core/products/product';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { WarningIcon } from '../../../ui/icon/icons.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { FormDetails } from '../forms/form-details.tsx';
import { useProductForms } from '../forms/form-queries.ts';
import { useLicenses, useUsesLeft } from '../library-queries.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { usePerson } from '../use-person.ts';
import { featureStanding, warningsOf } from '../uses-left.ts';
import { LicenseLots } from './license-lots.tsx';
import styles from './product.module.css';
import { Seats } from './seats.tsx';

type Props = { product: Product; features: readonly ProductFeature[] };

/** The licensable features of a product with the user's licenses. A form also shows its ages and scales. */
export function FeatureList({ product, features }: Props) {
  const productId = product.id;
  const { hasLicenses } = usePerson();
  const left = useUsesLeft({ productId, enabled: hasLicenses });
  const licenses = useLicenses({ productId, enabled: hasLicenses });
  const hasForms = features.some(isForm);
  const forms = useProductForms(productId, { enabled: hasForms });
  const failed = [left, licenses].find(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  return (
    <>
      {failed && <LoadFailure query={failed}>Your licenses could not be loaded</LoadFailure>}
      {hasForms && !forms.data && forms.errorUpdateCount > 0 && (
        <LoadFailure query={forms}>What is known of the forms could not be loaded</LoadFailure>
      )}
      {forms.data && noticesOf(product, forms.data).map((notice) => <p key={notice}>{notice}</p>)}
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <div className={styles.featureLine}>
              <h3 className={styles.featureName}>{feature.name}</h3>
              {left.data && <StandingBadge standing={featureStanding(leftOf(feature, left.data))} />}
              {hasLicenses && left.isPending && <Skeleton variant="small" width="narrow" />}
            </div>
            <p className={styles.muted}>{feature.description}</p>
            {left.data && licenses.data && (
              <FeatureLicenses
                feature={feature}
                left={leftOf(feature, left.data)}
                licenses={licenses.data.filter(({ productFeatureId }) => productFeatureId === feature.id)}
              />
            )}
            {isForm(feature) && forms.isPending && <Skeleton variant="small" width="medium" />}
            {forms.data
              ?.filter(({ featureId }) => featureId === feature.id)
              .map((form) => (
                <FormDetails
                  key={form.formId}
                  product={product}
                  form={form}
                  left={left.data && leftOf(feature, left.data)}
                />
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const isForm = ({ kind }: ProductFeature) => kind === 'form';

/** The notices of the forms that the description does not contain. */
const noticesOf = ({ description }: Product, forms: readonly ProductForm[]) =>
  [...new Set(forms.map(({ notice }) => notice))].filter(
    (notice) => notice !== null && !description.text.includes(notice),
  );

const leftOf = ({ id }: ProductFeature, left: readonly UsesLeft[]) =>
  left.find(({ productFeatureId }) => productFeatureId === id);

type FeatureProps = { feature: ProductFeature; left: UsesLeft | undefined; licenses: readonly License[] };

function FeatureLicenses({ feature, left, licenses }: FeatureProps) {
  const { today } = usePerson();
  return (
    <>
      {left &&
        warningsOf([left], today).map((warning) => (
          <p key={warning} className={styles.warning}>
            <WarningIcon />
            {/* The heading above already names the feature. */}
            {sentence(warning.slice(left.featureName.length + 2))}
          </p>
        ))}
      <LicenseLots isReport={feature.kind === 'report'} left={left} licenses={licenses} />
      {feature.countedIn === 'seats' && left && licenses.length > 0 && (
        <Seats left={left} licenses={licenses} />
      )}
    </>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
