import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { name } from './name.ts';
import { withOtherTexts } from './other-text.ts';
import { limitedText } from './text.ts';

const rules = [{ choice: 'petId', text: 'otherPet', otherId: 9, message: 'Please specify your pet' }];
const shape = { name, petId: z.nullable(z.int()), otherPet: limitedText() };
const pets = withOtherTexts(z.strictObject(shape), rules);

const wrong = (values: unknown) =>
  pets.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('the text is kept when the choice is Other, and cleared when it is not', () => {
  expect(pets.parse({ name: 'Ann', petId: 9, otherPet: ' Axolotl ' }).otherPet).toBe('Axolotl');
  expect(pets.parse({ name: 'Ann', petId: 3, otherPet: 'Axolotl' }).otherPet).toBe('');
  expect(pets.parse({ name: 'Ann', petId: null, otherPet: 'Axolotl' }).otherPet).toBe('');
});

test.each(['', '   '])('the text "%s" is refused when the choice is Other', (otherPet) => {
  expect(wrong({ name: 'Ann', petId: 9, otherPet })).toEqual([['otherPet', 'Please specify your pet']]);
});

test('the missing text is told together with what else is wrong', () => {
  expect(wrong({ name: '', petId: 9, otherPet: '' })).toEqual([
    ['name', 'This field is required'],
    ['otherPet', 'Please specify your pet'],
  ]);
});

test('a field that is not known is refused as before', () => {
  expect(wrong({ name: 'Ann', petId: 3, otherPet: '', nickname: 'A' })).toHaveLength(1);
  expect(wrong({ name: 'Ann', petId: 9, otherPet: '', nickname: 'A' })).toHaveLength(2);
});

test('the rule holds inside of lists and of what may be left out', () => {
  const many = z.object({ pets: z.optional(z.array(pets)), pet: z.optional(z.nullable(pets)) });
  const other = { name: 'Ann', petId: 9, otherPet: '' };
  const issues = many.safeParse({ pets: [{ ...other, petId: 1 }, other], pet: other }).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(['pets.1.otherPet', 'pet.otherPet']);
});

test('what is no object at all is refused and breaks nothing', () => {
  expect(wrong(7)).toHaveLength(1);
  expect(wrong(null)).toHaveLength(1);
});
