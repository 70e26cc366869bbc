import * as z from 'zod/mini';
import { chosenOrNot } from '../../catalogs/catalog.ts';
import { grades } from '../../catalogs/grades.ts';
import { requiredText } from '../../fields/required.ts';
import { limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';

export const schoolName = requiredText(TEXT_MAX_LENGTH);
export const district = limitedText();

export const educationFields = {
  schoolName,
  district: z._default(district, ''),
  gradeId: chosenOrNot(grades),
};

export const newEducation = z.strictObject(educationFields);

export const education = z.strictObject({
  id: z.uuid(),
  schoolName: z.string(),
  district: z.string(),
  gradeId: z.nullable(z.int()),
  version: z.int(),
});
