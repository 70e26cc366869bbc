import {
  type ImportPreview,
  importClients,
  previewClientImport,
} from '@hub/contract/core/clients/client-sheet';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { type ImportRefusal, refusalOf } from './import-refusal.ts';
import { decodeText } from './sheet-file.ts';

type Chosen = {
  file: File;
  /** Read only once, so that the imported content is the checked content. */
  csv: Promise<string>;
  /** The idempotency key of the file. */
  key: string;
};
type Checked = Chosen & { preview: ImportPreview };

export type ImportState =
  | { status: 'no-file' }
  | ({ status: 'checking' } & Chosen)
  | ({ status: 'refused'; refusal: ImportRefusal } & Chosen)
  | ({ status: 'checked' | 'importing' } & Checked)
  | ({ status: 'failed'; refusal: ImportRefusal } & Checked);

/** Checks and imports the chosen file. */
export function useImport(onImported: (count: number) => void) {
  const api = useApi();
  const [state, setState] = useState<ImportState>({ status: 'no-file' });

  /** Ignores answers about a file that was replaced meanwhile. */
  const follow = (key: string, next: ImportState) =>
    setState((now) => (now.status !== 'no-file' && now.key === key ? next : now));

  async function check({ file, csv, key }: Chosen) {
    const chosen = { file, csv, key };
    setState({ status: 'checking', ...chosen });
    try {
      const preview = await api.call(previewClientImport, { body: { csv: await csv } });
      follow(key, { status: 'checked', ...chosen, preview });
    } catch (error) {
      follow(key, { status: 'refused', ...chosen, refusal: refusalOf(error) });
    }
  }

  async function run({ file, csv, key, preview }: Checked) {
    const checked = { file, csv, key, preview };
    setState({ status: 'importing', ...checked });
    try {
      const { clientIds } = await api.call(importClients, {
        body: { csv: await csv },
        idempotencyKey: key,
      });
      onImported(clientIds.length);
    } catch (error) {
      // The check found no faults a moment ago, so the file is checked again to name the new ones.
      if (error instanceof ApiProblem && error.code === 'import-refused') return check(checked);
      follow(key, { status: 'failed', ...checked, refusal: refusalOf(error) });
    }
  }

  function choose(file: File | null) {
    if (file) void check({ file, csv: file.arrayBuffer().then(decodeText), key: crypto.randomUUID() });
    else setState({ status: 'no-file' });
  }

  return { state, choose, check, run };
}
