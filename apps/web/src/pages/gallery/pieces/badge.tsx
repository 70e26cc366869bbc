import { Badge } from '../../../ui/badge/badge.tsx';
import { AlertIcon, WarningIcon } from '../../../ui/icon/icons.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Badge',
  note: 'A state in a word or two. The word says it, the colour underlines it.',
  Content: () => (
    <>
      <State name="Priority">
        <Badge tone="priority">Pending approval</Badge>
        <Badge tone="priority">Pending email</Badge>
      </State>
      <State name="Success">
        <Badge tone="success">Active</Badge>
      </State>
      <State name="Neutral">
        <Badge>Deactivated</Badge>
        <Badge>Removed</Badge>
      </State>
      <State name="Alert">
        <Badge tone="alert">Denied</Badge>
      </State>
      <State name="Focus">
        <Badge tone="focus">In progress</Badge>
      </State>
      <State name="With an icon">
        <Badge tone="priority" icon={<WarningIcon />}>
          21 days left
        </Badge>
        <Badge tone="alert" icon={<AlertIcon />}>
          Expired 3 days ago
        </Badge>
      </State>
    </>
  ),
};
