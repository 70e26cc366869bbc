import { labelOf } from '@hub/contract/catalogs/catalog';
import { COMBINED, PROGRESS, reportFormats } from '@hub/contract/catalogs/report-formats';
import type { Case } from '@hub/contract/core/cases/case';
import type { NewReport } from '@hub/contract/core/reports/new-report';
import type { CaseReports, ReportableForm, ReportOffer } from '@hub/contract/core/reports/report';
import type { ReportDocument } from '@hub/document/document';
import { useDeferredValue, useState } from 'react';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import list from '../../ui/card/card-list.module.css';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { DocumentView } from './document-view.tsx';
import { useMakeReport, useReportPreview } from './report-queries.ts';
import { formatAbout, formatName, reportableTitle, usualOptions } from './report-words.ts';
import styles from './reports.module.css';
import { comparableForms, maxForms, SeveralForms } from './several-forms.tsx';

type Props = {
  record: Pick<Case, 'id' | 'clientId'>;
  found: CaseReports;
  /** The form that is selected at first; the latest form of the case if left out. */
  formId?: string | undefined;
  visible: boolean;
  onClose: () => void;
  onGone: () => void;
};

type Options = NewReport['options'];
type Chosen = { outputFormat: number; ids: readonly string[]; options: Options };

const SCORE = 3;

/** Chooses a format, its forms and its options, with a preview of the report beside them. */
export function MakeReportDialog({ record, found, formId, visible, onClose, onGone }: Props) {
  const first =
    found.forms.find(({ administrationId }) => administrationId === formId) ??
    found.forms.find(({ caseId }) => caseId === record.id) ??
    found.forms[0];
  const [chosen, setChosen] = useState<Chosen>({
    outputFormat: SCORE,
    ids: first ? [first.administrationId] : [],
    options: usualOptions,
  });
  const making = useMakeReport(record.id, record.clientId);
  const choices = choicesOf(found, record.id, chosen);
  const body = bodyOf(chosen, choices);
  const preview = useReportPreview(record.id, useDeferredValue(body));
  const needsConfirmation = preview.error instanceof ApiProblem && preview.error.code === 'validity-unknown';
  const isShort = chosen.ids.length < choices.min;
  const reason = choices.offer?.reason ?? (isShort ? 'Choose at least two forms to compare.' : undefined);

  const change = (options: Partial<Options>) =>
    setChosen((now) => ({ ...now, options: { ...now.options, ...options } }));
  const make = () =>
    body &&
    making.mutate(body, {
      onSuccess: ({ outputFormat }) => {
        onClose();
        showToast({ message: `The report “${formatName(outputFormat)}” was made`, tone: 'success' });
      },
    });
  return (
    <Dialog
      visible={visible}
      onVisibleChange={onClose}
      onGone={onGone}
      locked={making.isPending}
      title="Make a report"
      size="screen"
      persist
      footer={
        <>
          <Button variant="secondary" disabled={making.isPending} onPress={onClose}>
            Cancel
          </Button>
          <ExplainedButton busy={making.isPending} disabledReason={reason} onPress={make}>
            Make the report
          </ExplainedButton>
        </>
      }
    >
      {making.error && (
        <div className={styles.failure}>
          <AlertBanner tone="alert">The report could not be made. {reasonOf(making.error)}</AlertBanner>
        </div>
      )}
      <div className={styles.maker}>
        <div className={styles.choices}>
          <FormatChoice found={found} chosen={chosen} onChoose={setChosen} />
          <FormChoice choices={choices} chosen={chosen} onChoose={setChosen} />
          <OptionFields choices={choices} options={chosen.options} onChange={change} />
          {(needsConfirmation || chosen.options.knowsValidity) && (
            <Checkbox
              label="A form was accepted although it may not be trusted fully. The report says so, and may go to its reader."
              checked={chosen.options.knowsValidity}
              onChange={(knowsValidity) => change({ knowsValidity })}
            />
          )}
        </div>
        <Preview
          document={reason ? undefined : preview.data?.document}
          failure={reason ? null : preview.error}
          reason={reason}
        />
      </div>
    </Dialog>
  );
}

type Choices = {
  offer: ReportOffer | undefined;
  /** The forms to choose from. At least `min` and at most `max` of them are needed. */
  forms: readonly ReportableForm[];
  min: number;
  max: number;
  chosen: readonly ReportableForm[];
};

/** The forms that the chosen format can be made of. */
function choicesOf(found: CaseReports, caseId: string, { outputFormat, ids }: Chosen): Choices {
  const chosen = found.forms.filter(({ administrationId }) => ids.includes(administrationId));
  const [first] = chosen;
  if (outputFormat !== COMBINED && outputFormat !== PROGRESS) {
    const offer = first?.offers.find((one) => one.outputFormat === outputFormat);
    return { offer, forms: found.forms.filter((form) => form.caseId === caseId), min: 1, max: 1, chosen };
  }
  const offer = found.compared.find((one) => one.outputFormat === outputFormat);
  const forms = comparableForms(found, outputFormat, caseId);
  return { offer, forms, min: 2, max: maxForms(outputFormat), chosen };
}

function bodyOf({ outputFormat, ids, options }: Chosen, { min, offer }: Choices): NewReport | undefined {
  if (ids.length < min || !offer || offer.reason !== null) return undefined;
  const language = offer.languages.includes(options.language)
    ? options.language
    : (offer.languages[0] ?? 'en');
  const leftOut = options.leftOut.filter((code) => offer.sections.some((section) => section.code === code));
  return { outputFormat, administrationIds: [...ids], options: { ...options, language, leftOut } };
}

type ChoiceProps = { chosen: Chosen; onChoose: (chosen: Chosen) => void };

function FormatChoice({ found, chosen, onChoose }: ChoiceProps & { found: CaseReports }) {
  const [first] = found.forms.filter(({ administrationId }) => chosen.ids.includes(administrationId));
  const reasonOfFormat = (id: number) =>
    [...(first?.offers ?? []), ...found.compared].find(({ outputFormat }) => outputFormat === id)?.reason ??
    null;
  return (
    <RadioGroup
      label="Format"
      value={String(chosen.outputFormat)}
      onChange={(value) => onChoose({ ...chosen, outputFormat: Number(value), ids: chosen.ids.slice(0, 1) })}
      options={reportFormats.map(({ id }) => {
        const reason = reasonOfFormat(id);
        return {
          value: String(id),
          label: formatName(id),
          help: reason ?? formatAbout(id),
          disabled: reason !== null,
        };
      })}
    />
  );
}

function FormChoice({ choices, chosen, onChoose }: ChoiceProps & { choices: Choices }) {
  const { forms, max } = choices;
  if (max === 1) {
    return (
      <Select
        label="Form"
        required
        value={chosen.ids[0] ?? ''}
        onChange={(id) => onChoose({ ...chosen, ids: [id] })}
        options={forms.map((form) => ({ value: form.administrationId, label: reportableTitle(form) }))}
      />
    );
  }
  return (
    <SeveralForms
      format={chosen.outputFormat}
      forms={forms}
      ids={chosen.ids}
      onChange={(ids) => onChoose({ ...chosen, ids })}
    />
  );
}

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });
const normNames = { combined: 'Combined', male: 'Male', female: 'Female' } as const;

type OptionProps = { choices: Choices; options: Options; onChange: (options: Partial<Options>) => void };

function OptionFields({ choices: { offer, chosen }, options, onChange }: OptionProps) {
  if (!offer) return null;
  const format = labelOf(reportFormats, offer.outputFormat);
  const [form] = chosen;
  const language = offer.languages.includes(options.language) ? options.language : 'en';
  return (
    <>
      {offer.languages.length > 1 && (
        <Select
          label="Language"
          required
          value={language}
          onChange={(tag) => onChange({ language: tag })}
          options={offer.languages.map((tag) => ({ value: tag, label: languageNames.of(tag) ?? tag }))}
        />
      )}
      {format === 'Client' ? (
        <RadioGroup
          label="Who receives it"
          value={options.reader}
          onChange={(reader) => onChange({ reader: reader as Options['reader'] })}
          options={[
            { value: 'family', label: 'The family' },
            { value: 'client', label: 'The client' },
          ]}
        />
      ) : (
        <>
          {form && form.normGroups.length > 1 && chosen.length === 1 && (
            <Select
              label="Norm group"
              value={options.normGroup ?? ''}
              placeholder="As it was scored"
              onChange={(group) => onChange({ normGroup: (group || null) as Options['normGroup'] })}
              options={form.normGroups.map((group) => ({ value: group, label: normNames[group] }))}
            />
          )}
          <RadioGroup
            label="Interval"
            orientation="horizontal"
            value={String(options.interval)}
            onChange={(value) => onChange({ interval: value === '90' ? 90 : 95 })}
            options={[
              { value: '95', label: '95%' },
              { value: '90', label: '90%' },
            ]}
          />
        </>
      )}
      {offer.sections.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Sections</legend>
          {offer.sections.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={!options.leftOut.includes(code)}
              onChange={(isIn) =>
                onChange({
                  leftOut: isIn ? options.leftOut.filter((one) => one !== code) : [...options.leftOut, code],
                })
              }
            />
          ))}
        </fieldset>
      )}
      {offer.hasItems && (
        <Checkbox
          label="Texts of the items"
          help="Without them their numbers are shown, and the report may be released."
          checked={options.itemTexts}
          onChange={(itemTexts) => onChange({ itemTexts })}
        />
      )}
      {format === 'Complete' && (
        <Checkbox
          label="Notes on critical answers"
          help="What was noted when they were acknowledged"
          checked={options.alertNotes}
          onChange={(alertNotes) => onChange({ alertNotes })}
        />
      )}
      {format === 'InterventionTip' && (
        <Checkbox label="Scores" checked={options.scores} onChange={(scores) => onChange({ scores })} />
      )}
      <Checkbox
        label="Initials instead of the client's name"
        checked={options.initialsOnly}
        onChange={(initialsOnly) => onChange({ initialsOnly })}
      />
      <RichTextField
        label="Opening paragraph"
        value={options.opening}
        onChange={(opening) => onChange({ opening })}
      />
    </>
  );
}

type PreviewProps = {
  document: ReportDocument | undefined;
  failure: Error | null;
  reason: string | undefined;
};

/** A preview of the first page. */
function Preview({ document, failure, reason }: PreviewProps) {
  return (
    <section className={styles.preview} aria-label="First page">
      {document ? (
        <DocumentView document={firstPage(document)} />
      ) : reason || failure ? (
        <p className={list.empty}>{reason ?? reasonOf(failure)}</p>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </section>
  );
}

/** The blocks up to the first page break. */
function firstPage(document: ReportDocument): ReportDocument {
  const end = document.blocks.findIndex(({ kind }) => kind === 'page-break');
  return end < 0 ? document : { ...document, blocks: document.blocks.slice(0, end) };
}
