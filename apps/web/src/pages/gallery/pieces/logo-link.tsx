import { LogoLink } from '../../../ui/logo-link/logo-link.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const Lakeside = () => (
  <svg aria-hidden="true" viewBox="0 0 150 40" width="150" height="40" fill="none">
    <circle cx="20" cy="20" r="17" fill="var(--color-primary-tint)" />
    <path
      d="M7 24c4-4 8-4 13 0s9 4 13 0M10 30c3-3 6-3 10 0s7 3 10 0M20 18V8l7 10Z"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <text x="46" y="26" fill="currentcolor" fontSize="17" fontWeight="600">
      Lakeside
    </text>
  </svg>
);

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Logo link',
  note: 'The logo of an organization leads to its website, in a new tab. Without a website it is only a picture.',
  Content: () => (
    <>
      <State name="With a website">
        <LogoLink href="https://lakeside.example.com" label="Lakeside Psychology Group">
          <Lakeside />
        </LogoLink>
      </State>
      <State name="Without">
        <LogoLink label="Riverbend School District">
          <Lakeside />
        </LogoLink>
      </State>
    </>
  ),
};
