import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';

export function AlreadyConfirmed() {
  return (
    <Notice
      illustration={<EnvelopeIllustration />}
      title="Your email is confirmed"
      actions={
        <Link variant="primary" href={paths.start}>
          Go to Home
        </Link>
      }
    >
      <p>There is nothing left to do here.</p>
    </Notice>
  );
}
