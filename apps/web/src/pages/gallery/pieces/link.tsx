import { Link } from '../../../ui/link/link.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Link',
  note: 'For what leads to another page. Looks like a button only where it is the main way on.',
  Content: () => (
    <>
      <State name="In a text">
        <p>
          The report is kept for seven years, see our <Link href="/privacy-policy">privacy policy</Link>.
        </p>
      </State>
      <State name="New tab">
        <Link href="https://www.example.com" newTab>
          Scoring manual
        </Link>
      </State>
      <State name="Primary">
        <Link href="/landing" variant="primary">
          Go to the start page
        </Link>
      </State>
      <State name="Secondary">
        <Link href="/support" variant="secondary">
          Contact support
        </Link>
      </State>
    </>
  ),
};
