import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Focusable } from './field-props.ts';

/** For the element of a group: whoever focuses the group lands on its chosen option, or else on its first. */
export function useFirstChoice(ref: Ref<Focusable> | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const choices = [...(group.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
      (choices.find(({ checked }) => checked) ?? choices[0])?.focus();
    },
  }));
  return group;
}
