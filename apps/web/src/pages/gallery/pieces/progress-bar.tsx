import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Progress bar',
  note: 'For work that takes a while. Where nobody knows how long, it only shows that something is going on.',
  Content: () => (
    <>
      <State name="In percent">
        <ProgressBar label="Uploading picture" value={62} />
      </State>
      <State name="In words">
        <ProgressBar label="Questionnaire" value={18} max={48} valueText="18 of 48 answered" />
      </State>
      <State name="Done">
        <ProgressBar label="Scoring" value={100} />
      </State>
      <State name="Of unknown length">
        <ProgressBar label="Preparing report" />
      </State>
    </>
  ),
};
