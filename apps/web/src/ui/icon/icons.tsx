import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** The 24 by 24 drawing that every icon fills. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
      {children}
    </svg>
  );
}

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

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
);

export const ChevronLeftIcon = () => (
  <Icon>
    <path d="M14.5 6.5 9 12l5.5 5.5" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon>
    <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />
  </Icon>
);

export const ClientsIcon = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.7a3.5 3.5 0 0 1 0 6.6M18 14.4c2 .9 3.2 2.7 3.5 5.6" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon>
    <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 4v-4h-1A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM8 9h8M8 12h5" />
  </Icon>
);

export const CoursesIcon = () => (
  <Icon>
    <path d="M12 5 2.5 9.5 12 14l9.5-4.5zM21.5 9.5v5.5" />
    <path d="M6.5 11.5V16c1.5 1.5 3.3 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15" />
  </Icon>
);

export const EditIcon = () => (
  <Icon>
    <path d="m5 15.5-1 4.5 4.5-1L19 8.5 15.5 5zM13 7.5l3.5 3.5" />
  </Icon>
);

export const FolderIcon = () => (
  <Icon>
    <path d="M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.5l2 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18Z" />
  </Icon>
);

export const FormIcon = () => (
  <Icon>
    <rect x="5.5" y="4.5" width="13" height="16" rx="2" />
    <path d="M9.5 3.5h5v2h-5zM9 10.5h6M9 14h6M9 17.5h3.5" />
  </Icon>
);

export const HelpIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7M12 16.7v.01" />
  </Icon>
);

export const HomeIcon = () => (
  <Icon>
    <path d="M3.5 11.5 12 4l8.5 7.5M6 9.5v10h12v-10M10 19.5v-5h4v5" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.01" />
  </Icon>
);

export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8-8M15.5 8l3 3M18.5 5l2 2" />
  </Icon>
);

export const LibraryIcon = () => (
  <Icon>
    <path d="M3.5 4.5h4v15h-4zM7.5 8h4.5v11.5H7.5zM13.4 8.6l3.8-1 3.2 11.2-3.8 1z" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <circle cx="12" cy="5.5" r="0.75" />
    <circle cx="12" cy="12" r="0.75" />
    <circle cx="12" cy="18.5" r="0.75" />
  </Icon>
);

export const OrganizationIcon = () => (
  <Icon>
    <path d="M5 20V5.5A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5V20M15 10h3a1.5 1.5 0 0 1 1.5 1.5V20" />
    <path d="M3 20h18M8.5 8h3M8.5 12h3M8.5 16h3" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20.5c.6-4.2 3.4-6.3 7.5-6.3s6.9 2.1 7.5 6.3" />
  </Icon>
);

export const PinIcon = () => (
  <Icon>
    <path d="M9 4h6l-.8 6.5 3.3 3.5v1H6.5v-1l3.3-3.5zM12 15v5.5" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10 10.5v5.5M14 10.5v5.5" />
  </Icon>
);

export const UploadIcon = () => (
  <Icon>
    <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 19.5h15" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4.5 2.8 19.5h18.4zM12 10.5v4M12 17v.01" />
  </Icon>
);
