import { useId, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { applyTextSize, currentTextSize, type TextSize, textSizes } from '../language/text-size.ts';
import { Button } from '../ui/button.tsx';
import markStyles from '../ui/mark.module.css';
import { useIsWide } from '../ui/use-is-wide.ts';
import styles from './display-settings.module.css';
import type { Layout } from './place.ts';

const layouts: readonly Layout[] = ['one', 'page'];

type Props = { layout: Layout; onLayoutChange: (layout: Layout) => void };

/** The text size and, on a wide screen, how many questions are shown at a time. */
export function DisplaySettings({ layout, onLayoutChange }: Props) {
  const { words } = useLanguage();
  const panelId = useId();
  const isWide = useIsWide();
  const [textSize, setTextSize] = useState(currentTextSize);
  const chooseTextSize = (size: TextSize) => {
    applyTextSize(size);
    setTextSize(size);
  };
  return (
    <>
      <Button variant="quiet" popoverTarget={panelId} aria-label={words.display}>
        <span aria-hidden="true">Aa</span>
      </Button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <Choices
          label={words.textSize}
          options={textSizes}
          names={words.textSizes}
          value={textSize}
          onChange={chooseTextSize}
        />
        {isWide && (
          <Choices
            label={words.layout}
            options={layouts}
            names={words.layouts}
            value={layout}
            onChange={onLayoutChange}
          />
        )}
      </div>
    </>
  );
}

type ChoicesProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  names: Record<Option, string>;
  value: Option;
  onChange: (option: Option) => void;
};

function Choices<Option extends string>({ label, options, names, value, onChange }: ChoicesProps<Option>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className={markStyles.mark}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
