import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Link } from '../../../ui/link/link.tsx';

type Props = {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  error: string | undefined;
  optedIn: boolean;
  onOptIn: (optedIn: boolean) => void;
};

export function ConsentFields({ agreed, onAgree, error, optedIn, onOptIn }: Props) {
  return (
    <>
      <Checkbox
        name="agreement"
        required
        checked={agreed}
        onChange={onAgree}
        error={error}
        label={
          <>
            I agree to the{' '}
            <Link href={paths.termsOfUse} newTab>
              Terms of Use
            </Link>{' '}
            and the{' '}
            <Link href={paths.privacyPolicy} newTab>
              Privacy Policy
            </Link>
          </>
        }
      />
      <Checkbox
        name="advertisingOptIn"
        checked={optedIn}
        onChange={onOptIn}
        label="Send me emails with news about products (optional)"
      />
    </>
  );
}
