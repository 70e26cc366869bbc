const ISSUER = 'Evaluation Hub';

/** What an authenticator app reads from the QR code. SHA-1, six digits and 30 seconds are what it takes as given. */
export const otpauthUrl = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${ISSUER}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;
