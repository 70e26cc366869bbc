import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import type { Paper, PaperDifference, PaperMark } from '@hub/contract/core/administrations/paper';
import { useState } from 'react';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { OneForm } from '../assessment-queries.ts';
import { FinishPaper } from './finish-paper.tsx';
import styles from './paper.module.css';
import { linesOf, type PaperLine } from './paper-lines.ts';
import { useDecide } from './paper-queries.ts';
import { possibleMarks } from './possible-marks.ts';

type Props = { form: WholeAdministration; paper: Paper; params: OneForm };

/** Decides each difference between the two entries: one of them is right, or a third value is. */
export function Differences({ form, paper, params }: Props) {
  const deciding = useDecide(params);
  const lines = new Map(linesOf(paper.content, paper.language).map((line) => [line.item, line]));
  const left = paper.differences.filter(({ decided }) => decided === null).length;
  const decide = (item: string, entry: PaperMark) =>
    void showOutcome(deciding.mutateAsync([{ item, entry }]), {});
  return (
    <div className={styles.page}>
      <Card>
        <h2 className={styles.title}>{titleOf(paper.differences.length)}</h2>
        <p role="status" className={styles.help}>
          {enteredBy(paper)} {left > 0 && `${left} to decide.`} Both entries are kept.
        </p>
        <ol className={styles.differences}>
          {paper.differences.map((difference) => {
            const line = lines.get(difference.item);
            return (
              line && (
                <Difference
                  key={difference.item}
                  line={line}
                  difference={difference}
                  disabled={!paper.isOwn}
                  onDecide={(entry) => decide(difference.item, entry)}
                />
              )
            );
          })}
        </ol>
      </Card>
      {!paper.isOwn ? (
        <AlertBanner persistent>
          Your entry is done. The practitioner of the case decides what holds.
        </AlertBanner>
      ) : (
        left === 0 && <FinishPaper form={form} paper={paper} params={params} isReady={!deciding.isPending} />
      )}
    </div>
  );
}

const enteredBy = ({ firstBy, secondBy }: Paper) =>
  firstBy === secondBy ? `Entered twice by ${firstBy}.` : `Entered by ${firstBy} and by ${secondBy}.`;

const titleOf = (count: number) =>
  count === 0 ? 'Both entries are the same' : count === 1 ? 'One difference' : `${count} differences`;

type DifferenceProps = {
  line: PaperLine;
  difference: PaperDifference;
  disabled: boolean;
  onDecide: (entry: PaperMark) => void;
};

function Difference({ line, difference, disabled, onDecide }: DifferenceProps) {
  const [typed, setTyped] = useState('');
  const marks = possibleMarks(line, difference);
  const { decided } = difference;
  const label = line.number === null ? line.text : `${line.number}. ${line.text}`;
  const text = typed.trim();
  const take = () => onDecide({ mark: 'answer', value: line.kind === 'number' ? Number(text) : text });
  return (
    <li className={styles.difference}>
      <RadioGroup
        label={label}
        disabled={disabled}
        options={marks.map(({ key, label: words }) => ({ value: key, label: words }))}
        value={decided && JSON.stringify(decided)}
        onChange={(key) => {
          const chosen = marks.find((mark) => mark.key === key);
          if (chosen) onDecide(chosen.entry);
        }}
      />
      {(line.kind === 'number' || line.kind === 'text') && !disabled && (
        <>
          <TextField label="Another" value={typed} onChange={setTyped} />
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={text === ''} onPress={take}>
              Use this
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
