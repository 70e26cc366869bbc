import type { PrintableForm } from '@hub/contract/core/forms/forms';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import styles from './forms.module.css';
import { PrintForm } from './print-form.tsx';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The form that a mailed link leads to, ready to be printed, or the reason why it cannot be. */
export function PrintableFormView({ form }: { form: PrintableForm }) {
  const { name, productId, productName, refusal, expires } = form;
  const product = generatePath(paths.libraryItem, { id: productId });
  return (
    <>
      <PageTitle>{`Print ${name}`}</PageTitle>
      <PageHeader
        trail={[
          { label: 'Library', href: paths.library },
          { label: productName, href: product },
        ]}
        title={name}
        description={`A form to fill in with a pen, for you alone. This link works until ${date.format(new Date(expires))}.`}
        action={refusal === null && <PrintForm form={form} refusal={undefined} />}
      />
      {refusal === null ? (
        <p className={styles.about}>
          Each page has your name on it. When the form is filled in, open its assessment and choose “Enter
          from paper”: the digit beside each box is the key to press.
        </p>
      ) : (
        <Refusal refusal={refusal} product={product} />
      )}
    </>
  );
}

type RefusalProps = { refusal: NonNullable<PrintableForm['refusal']>; product: string };

const Refusal = ({ refusal, product }: RefusalProps) =>
  refusal === 'not-qualified' ? (
    <AlertBanner
      tone="priority"
      title="Your profile does not meet the qualification of this product"
      action={<Link href={paths.profile}>Open your profile</Link>}
    >
      Forms are for those who may give them. If you have the degree or the license, add it to your profile.
    </AlertBanner>
  ) : (
    <AlertBanner
      tone="priority"
      title="You have no use of this form left"
      action={<Link href={product}>Ask for uses</Link>}
    >
      Forms are for those who can give them. With a use to draw, this link works.
    </AlertBanner>
  );
