import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

type Props = { visible: boolean; onCancel: () => void; onConfirm: () => void };

export function LogoutDialog(props: Props) {
  return <ConfirmDialog title="Are you sure you want to logout of this organization's account?" {...props} />;
}
