import { Heading } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  variant: 'default' | 'respondent';
  locked: boolean;
  onClose: () => void;
};

export function DialogHeader({ title, variant, locked, onClose }: Props) {
  return (
    <div className={`${styles.header} ${variant === 'respondent' ? styles.respondent : ''}`}>
      <Heading slot="title" className={`${styles.title}`}>
        {title}
      </Heading>
      {variant === 'respondent' ? (
        <Button variant="quiet" disabled={locked} onPress={onClose}>
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
