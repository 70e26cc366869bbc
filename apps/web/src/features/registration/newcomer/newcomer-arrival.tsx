import { readNewcomer } from '@hub/contract/auth/users/newcomer';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useRegistration } from '../use-registration.ts';

const isRefused = (error: unknown) => error instanceof ApiProblem && error.code === 'newcomer-refused';

/** The user's identity: by a ticket, or by the subject of the external provider's session. */
type Props = { ticket: string; subject?: never } | { subject: string; ticket?: never };

/** Copies what another provider knows into the registration, and removes the ticket from the address. */
export function NewcomerArrival({ ticket, subject }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const { change } = useRegistration();
  const newcomer = useQuery({
    queryKey: ['newcomer', ticket ?? subject],
    queryFn: ({ signal }) => api.call(readNewcomer, { ...(ticket && { token: ticket }), signal }),
  });
  const { data, error } = newcomer;

  useEffect(() => {
    if (data) change.welcome({ ...data, ticket, subject });
    else if (ticket && isRefused(error)) change.expireNewcomer();
    else return;
    void navigate(paths.register, { replace: true });
  }, [data, error, ticket, subject, change, navigate]);

  return (
    <>
      <PageTitle>Create an account</PageTitle>
      {error && !isRefused(error) ? (
        <LoadFailure query={newcomer}>Your registration could not be begun.</LoadFailure>
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** The ticket that the sign-in page appends behind the #. */
export const ticketIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('newcomer') ?? undefined;
