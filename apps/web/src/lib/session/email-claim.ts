/** Whether the access token says that the email is confirmed. A token that is no JWT says nothing against it. */
export function isEmailConfirmed(accessToken: string): boolean {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: { email_verified?: boolean } = JSON.parse(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
    );
    return claims.email_verified !== false;
  } catch {
    return true;
  }
}
