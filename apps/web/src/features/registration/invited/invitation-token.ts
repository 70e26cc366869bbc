import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';

const KEY = 'hub.invitation';

/**
 * The secret from the hash of the link. It is removed from the address at once and kept in this tab across
 * the sign-in.
 */
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

/** Called when the token was used or is no longer valid. */
export const dropInvitationToken = () => sessionStorage.removeItem(KEY);
