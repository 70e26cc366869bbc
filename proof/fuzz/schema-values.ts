import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = AnyEndpoint['body'];
type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const LONGEST = 60;

/**
 * Values that a schema of the contract accepts, or nearly: rules that JSON Schema cannot express are ignored.
 */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  values(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

function values(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(values));
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(values(schema.items ?? {}), { maxLength: 4 });
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objects(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, values(field)]));
  return fc.record(fields, { requiredKeys: schema.required ?? [] });
}

function strings({ format, pattern, minLength = 0, maxLength = LONGEST }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return days().map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return days().map((day) => day.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) });
}

const days = () => fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
