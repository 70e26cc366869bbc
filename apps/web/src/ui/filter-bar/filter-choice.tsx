import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import field from '../field/field.module.css';
import type { Option } from '../field/field.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
import optionsPopover from '../select/options-popover.module.css';
import select from '../select/select-button.module.css';

type Props = {
  label: string;
  /** One is always chosen, such as 'All'. */
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

/** Looks like a Select but is a menu, which every page has loaded already. */
export function FilterChoice({ label, options, value, onChange }: Props) {
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <MenuTrigger>
        <Button aria-labelledby={`${labelId} ${valueId}`} className={`${field.box} ${select.button}`}>
          <span id={valueId} className={select.value}>
            {options.find((option) => option.value === value)?.label}
          </span>
          <ChevronDownIcon />
        </Button>
        <Popover
          offset={6}
          placement="bottom start"
          className={`${popover.surface} ${optionsPopover.popover}`}
        >
          <Menu
            aria-labelledby={labelId}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[value]}
            onSelectionChange={(keys) => {
              const chosen = options.find((option) => new Set(keys).has(option.value));
              if (chosen) onChange(chosen.value);
            }}
            className={`${optionsPopover.list}`}
          >
            {options.map((option) => (
              <MenuItem
                key={option.value}
                id={option.value}
                textValue={option.label}
                className={`${popover.entry}`}
              >
                <span className={optionsPopover.label}>{option.label}</span>
                <span className={popover.check}>
                  <CheckIcon />
                </span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
