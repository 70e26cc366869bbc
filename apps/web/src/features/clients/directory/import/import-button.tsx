import { Button } from '../../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../../ui/button/explained-button.tsx';
import { clientsInWords, obstacleIn } from './import-words.ts';
import type { ImportState, useImport } from './use-import.ts';

type Props = { state: ImportState; onImport: ReturnType<typeof useImport>['run'] };

/** Says how many clients it imports, or why it imports none. */
export function ImportButton({ state, onImport }: Props) {
  if (state.status === 'importing') return <Button busy>Import {clientsInWords(state.preview.rows)}</Button>;
  if (state.status === 'checked' || state.status === 'failed') {
    return (
      <ExplainedButton disabledReason={obstacleIn(state.preview)} onPress={() => void onImport(state)}>
        {`Import ${clientsInWords(state.preview.rows)}`}
      </ExplainedButton>
    );
  }
  return (
    <ExplainedButton disabledReason={reasons[state.status]} onPress={() => {}}>
      Import clients
    </ExplainedButton>
  );
}

const reasons = {
  'no-file': 'Choose a file first',
  checking: 'The file is being checked',
  refused: 'The file was not taken',
};
