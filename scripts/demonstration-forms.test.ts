import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definition as schema } from '../packages/instrument/src/definition.ts';
import { root } from './root.mjs';

interface Product {
  sku: string;
  ageMonths: { from: number; to: number };
  minutes: number;
  respondents: string[];
  languages: string[];
  features: { formId?: string }[];
}

const content = join(root, 'apps/server/content');
const read = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(readFileSync(join(content, folder, name), 'utf8')));

const products = read('products') as Product[];
const instruments = read('instruments').map((value) => schema.parse(value));
const formIdsOf = ({ features }: Product) => features.flatMap(({ formId }) => formId ?? []);

test('every form that a product names is in an instrument', () => {
  const forms = instruments.flatMap(({ code, forms }) =>
    forms.map(({ id }) => `${code.toLowerCase()}-${id}`),
  );
  expect(products.flatMap(formIdsOf).sort()).toEqual(forms.sort());
});

test.each(instruments)('$code is described by its product as it is', ({ code, languages, forms }) => {
  const product = products.find(({ sku }) => sku === code) as Product;
  expect(formIdsOf(product)).toEqual(forms.map(({ id }) => `${code.toLowerCase()}-${id}`));
  expect(product).toMatchObject({
    languages,
    respondents: forms.map(({ respondent }) => respondent),
    ageMonths: {
      from: Math.min(...forms.map(({ ages }) => ages.from)),
      to: Math.max(...forms.map(({ ages }) => ages.to)),
    },
    minutes: Math.max(...forms.map(({ minutes }) => minutes)),
  });
});
