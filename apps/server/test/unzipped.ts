import { unzipSync } from 'fflate';

/** The files of an archive by their names. */
export const unzipped = (archive: Uint8Array): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(archive)));
