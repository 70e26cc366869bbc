import { pageProblems } from '@hub/contract/http/page-problems';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { MessageDialog } from '../../../ui/dialog/message-dialog.tsx';
import type { RegistrationFailure } from './use-register.ts';

type Props = {
  failure: RegistrationFailure | undefined;
  /** A phone number to call. */
  supportPhone: ReactNode;
  onClose: () => void;
  onRetry: () => void;
};

/** Says why the registration failed and how to go on. */
export function FailureDialog({ failure, supportPhone, onClose, onRetry }: Props) {
  const navigate = useNavigate();
  const session = useSession();
  // Keeps its text while it animates out.
  const [shown, setShown] = useState(failure);
  if (failure && failure !== shown) setShown(failure);
  const visible = failure !== undefined;

  const goTo = (path: string) => () => {
    onClose();
    void navigate(path);
  };
  function login() {
    onClose();
    if (session.status === 'signed-out') void session.signIn();
    // The existing account belongs to another sign-in at the external provider.
    if (session.status === 'signed-in') session.signOut();
  }

  switch (shown) {
    case undefined:
      return null;
    case 'organization-exists':
      return (
        <ConfirmDialog
          visible={visible}
          title={pageProblems['organization-exists'].title}
          cancelLabel="Go back"
          onCancel={goTo(paths.registerOrgCreate)}
          confirmLabel="Search for organization"
          onConfirm={goTo(paths.registerOrgSearch)}
        />
      );
    case 'user-exists':
      return (
        <ConfirmDialog
          visible={visible}
          title={pageProblems['user-exists'].title}
          cancelLabel="Go back"
          onCancel={goTo(paths.registerAccountCreate)}
          confirmLabel="Login"
          onConfirm={login}
        >
          If you have an account, login. if you don't yet have an account, go back to edit your registration
          info.
        </ConfirmDialog>
      );
    case 'bad-request':
      return (
        <MessageDialog
          visible={visible}
          title="Bad request"
          closeLabel="Go back"
          onClose={goTo(paths.registerAccountCreate)}
        >
          Please check your input and try again.
        </MessageDialog>
      );
    case 'too-many-requests':
      return (
        <MessageDialog visible={visible} title="Too many requests" closeLabel="Go back" onClose={onClose}>
          {pageProblems['too-many-attempts'].title}
        </MessageDialog>
      );
    case 'server-error':
      return (
        <ConfirmDialog
          visible={visible}
          title="There was a server-side error"
          cancelLabel="Go back"
          onCancel={onClose}
          confirmLabel="Retry"
          onConfirm={onRetry}
        >
          Nothing was lost. Go back and retry, or call {supportPhone}.
        </ConfirmDialog>
      );
  }
}
