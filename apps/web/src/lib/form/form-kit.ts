import { createContext, use } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Shared by the fields and the submit button of a form. */
export type FormKit = {
  form: UseFormReturn<FieldValues, unknown, FieldValues>;
  schema: z.ZodMiniType;
  /** The labels of the rendered fields, for messages that name them. */
  labels: Map<string, string>;
  /** The input name of a field, if it differs from the path. */
  inputNameOf: (path: string) => string;
  /** The paths of fields that must never be stored in a draft. */
  secrets: Set<string>;
  /** Runs at once, or when the pointer is released. */
  onceReleased: (work: () => void) => void;
};

export const FormKitContext = createContext<FormKit | undefined>(undefined);

export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('A field of a form needs a HubForm around it');
  return kit;
}
