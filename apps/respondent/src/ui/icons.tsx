import type { ReactNode } from 'react';
import styles from './icons.module.css';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    {children}
  </svg>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9s1.3-6.4 3.8-9Z" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.5l3.5 2" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4.3 3.4-6.5 7.5-6.5s6.9 2.2 7.5 6.5" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5V13M12 16.5v.01" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4" />
  </Icon>
);

export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20c.5-4 2.9-6 6.5-6s6 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.2.7 3.6 2.5 4 5.6" />
  </Icon>
);

export const CloudOffIcon = () => (
  <Icon>
    <path d="M7 18.5a4.5 4.5 0 0 1-.6-9M9.5 6.2A6 6 0 0 1 17.7 11a3.8 3.8 0 0 1 2.6 5.6M4 4l16 16M16 18.5H7" />
  </Icon>
);
