import { PlotView } from '../../../ui/plot/plot-view.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const scale = (name: string, standsOut = false) => ({ name, startsGroup: false, standsOut });
const score = (value: number) => ({
  value,
  text: String(value),
  interval: { from: value - 7, to: value + 7 },
});

const profile: Parameters<typeof PlotView>[0]['plot'] = {
  kind: 'profile',
  axis: {
    title: 'T score',
    from: 30,
    to: 80,
    step: 10,
    bands: [
      { name: 'Usual', tone: 'neutral', from: 30, to: 60 },
      { name: 'High', tone: 'caution', from: 60, to: 80 },
    ],
  },
  scales: [scale('Anxiety', true), scale('Low mood'), scale('Body complaints')],
  series: [{ name: 'Parent', points: [score(68), null, score(47)] }],
};

export const piece: GalleryPiece = {
  group: 'Data',
  title: 'Plot',
  note: 'Drawn as on paper. Its points are one stop of the keyboard, and arrows lead from one to the next.',
  Content: () => (
    <>
      <State name="A profile whose points are shown in words">
        <PlotView
          plot={profile}
          alternative="Anxiety is highest, T 68."
          direction="ltr"
          detailOf={({ label }) => <span>{label}</span>}
        />
      </State>
      <State name="In a document">
        <PlotView plot={profile} alternative="The same, as a document shows it." direction="ltr" />
      </State>
    </>
  ),
};
