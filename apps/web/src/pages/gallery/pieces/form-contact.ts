import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { email } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import { password } from '@hub/contract/fields/password';
import { optionalPhone } from '@hub/contract/fields/phone';
import { richText } from '@hub/contract/fields/rich-text';
import { selectedValue } from '@hub/contract/fields/select';
import { comment } from '@hub/contract/fields/text';
import { problems } from '@hub/contract/http/problems';
import * as z from 'zod/mini';
import { ApiProblem, NoAnswer } from '../../../lib/api/api-problem.ts';

const CHOOSE = 'Please select an option';

/** One field of every kind. */
export const contact = z.object({
  firstName: name,
  lastName: name,
  dateOfBirth: dateOfBirth('2026-11-15'),
  email,
  phone: optionalPhone,
  relationship: selectedValue,
  language: selectedValue,
  days: z.array(selectedValue).check(z.minLength(1, CHOOSE)),
  delivery: z.enum(['email', 'in-person'], CHOOSE),
  reports: z.array(z.string()).check(z.minLength(1, CHOOSE)),
  password,
  comment,
  reason: richText,
  certified: z.literal(true, 'This field is required'),
});

export const emptyContact: z.input<typeof contact> = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  phone: '',
  // Nothing is chosen yet, which the rules reject.
  relationship: null as never,
  language: null as never,
  days: [],
  delivery: null as never,
  reports: [],
  password: '',
  comment: '',
  reason: { html: '', text: '' },
  certified: false as never,
};

const numbered = (labels: readonly string[]) => labels.map((label, index) => ({ value: index + 1, label }));

export const relationships = numbered(['Parent', 'Guardian', 'Teacher']);
export const languages = numbered(['English', 'Español', 'Français', 'Deutsch', 'Português', 'Tiếng Việt']);
export const days = numbered(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

/** How the made-up server behaves. */
export const answers = ['Saves', 'Refuses the email', 'Refuses something else', 'Is away'] as const;
export type Answer = (typeof answers)[number];

export async function saveContact(answer: Answer) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const invalid = { code: 'invalid-input', ...problems['invalid-input'] } as const;
  switch (answer) {
    case 'Saves':
      return;
    case 'Refuses the email':
      throw new ApiProblem({
        ...invalid,
        errors: [
          { path: 'email', message: 'This email belongs to another contact' },
          { path: 'version', message: 'The contact was changed meanwhile' },
        ],
      });
    case 'Refuses something else':
      throw new ApiProblem(invalid);
    case 'Is away':
      throw new NoAnswer('The made-up server is away');
  }
}
