import { DataDirInUse, lockDataDir } from '../../apps/server/src/security/data-dir-lock.ts';

/** A program that tries to lock a folder at a given moment and reports whether it succeeded. */
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
