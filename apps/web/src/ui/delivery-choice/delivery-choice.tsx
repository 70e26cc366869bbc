import { ToggleButton } from 'react-aria-components/ToggleButton';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from './delivery-choice.module.css';
import { DeviceIcon, MailIcon } from './delivery-icons.tsx';

export type Delivery = 'email' | 'inPerson';

const ways = [
  { value: 'email', label: 'Email', Icon: MailIcon },
  { value: 'inPerson', label: 'In Person', Icon: DeviceIcon },
] as const;

type Props = Omit<FieldProps, 'label' | 'onBlur'> & {
  label?: string;
  /** Null while nothing is chosen. */
  value: Delivery | null;
  onChange: (value: Delivery) => void;
};

/** How a respondent gets a form: a link by email, or this device. */
export function DeliveryChoice({ label = 'Delivery', value, onChange, ...rest }: Props) {
  return (
    <FieldGroup label={label} {...rest}>
      <div className={styles.ways}>
        {ways.map((way) => (
          <ToggleButton
            key={way.value}
            isSelected={value === way.value}
            onChange={() => onChange(way.value)}
            isDisabled={rest.disabled ?? false}
            className={`${styles.way}`}
          >
            <way.Icon />
            {way.label}
          </ToggleButton>
        ))}
      </div>
    </FieldGroup>
  );
}
