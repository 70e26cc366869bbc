import { Button } from 'react-aria-components/Button';
import { LabelContext } from 'react-aria-components/Label';
import { useSlottedContext } from 'react-aria-components/slots';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './field.module.css';

/**
 * The caller returns the focus to its input. Not a tab stop: the keyboard clears the input itself, and a filled form
 * would otherwise have two stops per field.
 */
export function ClearButton({ onPress }: { onPress: () => void }) {
  const label = useSlottedContext(LabelContext);
  return (
    <Button
      aria-label="Clear"
      {...(label?.id && { 'aria-describedby': label.id })}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={onPress}
      className={`${styles.boxButton}`}
    >
      <CloseIcon />
    </Button>
  );
}
