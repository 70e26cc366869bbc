import { once } from 'node:events';
import { resolve } from 'node:path';
import type { LocalWork } from '../command.ts';
import { PreviewRefused, startPreview } from './preview-server.ts';

/** Shows a form in a browser until it is interrupted. */
export function previewForm(file: string, options: { form?: string; port: number }): LocalWork {
  return async ({ folder, print, complain }) => {
    try {
      const preview = await startPreview({
        path: resolve(folder, file),
        file,
        onRefusal: (reason) => complain(`${reason}\n`),
        ...options,
      });
      print(`${preview.url}\nReload the page after each change of ${file}. Ctrl+C ends the preview.\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await preview.close();
      return 0;
    } catch (error) {
      if (!(error instanceof PreviewRefused)) throw error;
      complain(`${error.message}\n`);
      return 1;
    }
  };
}
