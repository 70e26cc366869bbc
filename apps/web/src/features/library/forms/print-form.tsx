import type { PrintableForm } from '@hub/contract/core/forms/forms';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Menu, MenuButton, MenuItem } from '../../../ui/menu/menu.tsx';
import { usePrintForm } from './form-queries.ts';

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });
const languageName = (tag: string) => languageNames.of(tag) ?? tag;

type Props = {
  form: Pick<PrintableForm, 'featureId' | 'formId' | 'name' | 'languages'>;
  /** Why the form cannot be printed now. */
  refusal: string | undefined;
};

/** Downloads a blank form to fill in with a pen, in one of its languages. */
export function PrintForm({ form: { featureId, formId, name, languages }, refusal }: Props) {
  const printing = usePrintForm();
  const [first = 'en', ...others] = languages;
  const label = (
    <>
      Print<span className="visually-hidden"> {name}</span>
    </>
  );
  if (refusal !== undefined || others.length === 0) {
    return (
      <ExplainedButton
        variant="secondary"
        busy={printing.isPending}
        disabledReason={refusal}
        onPress={() => printing.mutate({ featureId, formId, language: first })}
      >
        {label}
      </ExplainedButton>
    );
  }
  return (
    <Menu label={`Print ${name}`} trigger={<MenuButton variant="secondary">{label}</MenuButton>}>
      {languages.map((language) => (
        <MenuItem key={language} onAction={() => printing.mutate({ featureId, formId, language })}>
          {languageName(language)}
        </MenuItem>
      ))}
    </Menu>
  );
}
