import { requiredText } from '../../fields/required.ts';
import { limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';
import { orEmpty, recordSchemas, text } from '../record-fields.ts';
import { optionalChoice } from './choice-field.ts';

export const educationFields = {
  schoolName: text(requiredText(TEXT_MAX_LENGTH), 'School name'),
  district: text(orEmpty(limitedText()), 'District'),
  gradeId: optionalChoice('grade', 'Grade'),
};

export const education = recordSchemas(educationFields);
