import { createContext, use } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What the fields and the button of a form share. */
export type FormKit = {
  form: UseFormReturn<FieldValues, unknown, FieldValues>;
  schema: z.ZodMiniType;
  /** The labels of the fields that were rendered, for messages that name them. */
  labels: Map<string, string>;
  /** The name of the input of a field, where it is not the path. */
  inputNameOf: (path: string) => string;
  /** The paths of what must never be kept in a draft. */
  secrets: Set<string>;
  /** Does something now, or when the pointer is released. */
  onceReleased: (work: () => void) => void;
};

export const FormKitContext = createContext<FormKit | undefined>(undefined);

export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('A field of a form needs a HubForm around it');
  return kit;
}
