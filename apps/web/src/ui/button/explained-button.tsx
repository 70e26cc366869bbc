import { Button, type ButtonProps } from './button.tsx';
import { DisabledReason } from './disabled-reason.tsx';

type Props = ButtonProps & {
  /** Why the button does nothing now; undefined when it can be pressed. */
  disabledReason: string | undefined;
  /** It was pressed all the same: the reason may be told where it can be settled. */
  onRefused?: () => void;
};

/** Apart from Button: what shows the reason is a large part of it, and most buttons have none. */
export function ExplainedButton({ disabledReason, onRefused, ...props }: Props) {
  return (
    <DisabledReason reason={disabledReason} {...(onRefused && { onRefused })}>
      {(explained) => <Button {...props} explained={explained} />}
    </DisabledReason>
  );
}
