import { createDrawings, type Drawings } from '../../src/documents/drawings.ts';

/** One process draws for all files of a worker, and ends with it: to start one takes seconds of the processor. */
export const sharedDrawings: Drawings = { ...createDrawings(), close: async () => {} };
