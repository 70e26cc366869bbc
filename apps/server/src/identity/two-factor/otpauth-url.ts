const ISSUER = 'Evaluation Hub';

/** The content of the QR code for authenticator apps. SHA-1, six digits and 30 seconds are their defaults. */
export const otpauthUrl = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${ISSUER}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;
