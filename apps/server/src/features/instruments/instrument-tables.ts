import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { ProductForm } from '@hub/contract/core/forms/forms';
import type { Definition } from '@hub/instrument/definition';
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as text, and never changed. */
type Json<Value> = ColumnType<Value, string, never>;

declare module '../../db/tables.ts' {
  interface Tables {
    instrument_versions: {
      code: string;
      version: string;
      definition: Json<Definition>;
      content_hash: string;
      imported_at: Generated<Date>;
    };
    instrument_forms: {
      form_id: string;
      code: string;
      version: string;
      name: string;
      respondent: ProductForm['respondent'];
      from_months: number;
      to_months: number;
      minutes: number;
      items: number;
      languages: string[];
      scales: Json<ProductForm['scales']>;
      norms: ColumnType<ProductForm['norms'], string | null, never>;
      notice: string | null;
      content: Json<FormContent>;
    };
  }
}
