import { Heading } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  look: 'default' | 'respondent';
  locked: boolean;
  onClose: () => void;
};

export function DialogHeader({ title, look, locked, onClose }: Props) {
  return (
    <div className={`${styles.header} ${look === 'respondent' ? styles.respondent : ''}`}>
      <Heading slot="title" className={`${styles.title}`}>
        {title}
      </Heading>
      {look === 'respondent' ? (
        <Button look="quiet" disabled={locked} onPress={onClose}>
          <CloseIcon />
          Close
        </Button>
      ) : (
        <IconButton label="Close" disabled={locked} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
