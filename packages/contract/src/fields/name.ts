import { requiredText } from './required.ts';

export const NAME_MAX_LENGTH = 50;

export const name = requiredText(NAME_MAX_LENGTH);
