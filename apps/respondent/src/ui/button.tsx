import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className'> & { variant?: 'primary' | 'secondary' | 'quiet' };

export const Button = ({ variant = 'secondary', type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} className={`${styles.button} ${styles[variant]}`} />
);
