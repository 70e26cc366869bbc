import { readFileSync } from 'node:fs';
import { type Definition, definition as schema } from '@hub/instrument/definition';

const CATALOGUE = new URL('../../../apps/server/content/instruments/', import.meta.url);

const read = (name: string): Definition =>
  schema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, CATALOGUE), 'utf8')));

/** The instruments of the demonstration catalogue. */
export const behaviorScales = read('lbs-2');
export const adaptiveProfile = read('lap');
export const moodCheck = read('lmc');
export const classroomObservation = read('lco');

export const instruments = [behaviorScales, adaptiveProfile, moodCheck, classroomObservation];
