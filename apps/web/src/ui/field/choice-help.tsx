import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';

/** The line under one choice of a group. */
export function ChoiceHelp({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text slot="description" elementType="div" className={`${styles.description}`}>
      {children}
    </Text>
  );
}
