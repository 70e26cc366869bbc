import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { CheckIcon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
import styles from './menu.module.css';

type Props<Value extends string> = {
  title: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of several options, inside a menu. */
export function MenuChoice<Value extends string>({ title, value, options, onChange }: Props<Value>) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => new Set(keys).has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      <Header className={`${styles.choiceTitle}`}>{title}</Header>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className={`${popover.entry} ${styles.item}`}
        >
          <span className={popover.check}>
            <CheckIcon />
          </span>
          {option.label}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
