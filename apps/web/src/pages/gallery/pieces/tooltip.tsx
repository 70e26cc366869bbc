import { Button } from '../../../ui/button/button.tsx';
import { InfoIcon } from '../../../ui/icon/icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ActionableTooltip } from '../../../ui/tooltip/actionable-tooltip.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

export const piece: GalleryPiece = {
  group: 'Overlays',
  title: 'Tooltip',
  note: 'A short explanation of a control, on hover and focus. What a reader on a phone needs as well is an actionable one: it opens on a press and stays until “Got it”.',
  Content: () => (
    <>
      <State name="On a button">
        <Tooltip text="Counts calendar days up to the expiration">
          <Button variant="secondary" onPress={() => {}}>
            Remaining days
          </Button>
        </Tooltip>
      </State>
      <State name="On a link">
        <Tooltip text="Questions, privacy policy and terms of use">
          <Link href="/support">Support</Link>
        </Tooltip>
      </State>
      <State name="Actionable">
        <span className={styles.pair}>
          Pooling is on
          <ActionableTooltip
            trigger={
              <IconButton label="What is pooling?">
                <InfoIcon />
              </IconButton>
            }
            text="With pooling on, everybody in the organization takes licenses from one stock. Nothing has to be assigned."
          />
        </span>
      </State>
    </>
  ),
};
