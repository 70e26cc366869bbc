import { DataDirInUse, lockDataDir } from '../../apps/server/src/security/data-dir-lock.ts';

/** A program that wants folders: told one and a moment, it tries for it then and says whether it has it. */
process.on('message', ({ folder, at }: { folder: string; at: number }) => {
  while (Date.now() < at);
  process.send?.(outcomeOf(folder));
});
process.send?.('ready');

function outcomeOf(folder: string): string {
  try {
    lockDataDir(folder);
    return 'has it';
  } catch (error) {
    return error instanceof DataDirInUse ? 'refused' : String((error as NodeJS.ErrnoException).code);
  }
}
