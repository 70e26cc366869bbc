import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { Icon } from '../icon/icons.tsx';
import styles from './delivery-choice.module.css';

export type Delivery = 'email' | 'inPerson';

const MailIcon = () => (
  <Icon>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);

const DeviceIcon = () => (
  <Icon>
    <rect x="5.5" y="3.5" width="13" height="17" rx="2" />
    <path d="M10.5 17.5h3" />
  </Icon>
);

const ways = [
  { value: 'email', label: 'Email', WayIcon: MailIcon },
  { value: 'inPerson', label: 'In Person', WayIcon: DeviceIcon },
] as const;

type Props = Omit<FieldProps, 'label' | 'onBlur'> & {
  label?: string;
  /** Null while nothing is chosen. */
  value: Delivery | null;
  onChange: (value: Delivery) => void;
};

/** How the respondent receives a form: a link by email, or this device. */
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
            <way.WayIcon />
            {way.label}
          </ToggleButton>
        ))}
      </div>
    </FieldGroup>
  );
}
