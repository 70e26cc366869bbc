import { Button, type ButtonProps } from './button.tsx';
import { DisabledReason } from './disabled-reason.tsx';

type Props = ButtonProps & {
  /** Why the button does nothing now; undefined when it can be pressed. */
  disabledReason: string | undefined;
};

/** Apart from Button: what shows the reason is a large part of it, and most buttons have none. */
export function ExplainedButton({ disabledReason, ...props }: Props) {
  return (
    <DisabledReason reason={disabledReason}>
      {(explained) => <Button {...props} explained={explained} />}
    </DisabledReason>
  );
}
