import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';

const KEY = 'hub.invitation';

/** The secret behind the # of the link, which is kept in this tab over the sign-in and leaves the address at once. */
export function useInvitationToken(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arrived = tokenIn(hash);
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY) ?? undefined);
  useEffect(() => {
    if (arrived === undefined) return;
    sessionStorage.setItem(KEY, arrived);
    setToken(arrived);
    void navigate(paths.registerInvited, { replace: true });
  }, [arrived, navigate]);
  return arrived ?? token;
}

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') || undefined;

/** It was used, or works no more. */
export const dropInvitationToken = () => sessionStorage.removeItem(KEY);
