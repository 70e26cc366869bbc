const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The session's constants, in milliseconds. */
export const INACTIVITY_TIMEOUT = 30 * MINUTE;
export const INACTIVITY_WARNING = 25 * MINUTE;
export const TOKEN_REFRESH_INTERVAL = 25 * MINUTE;
export const TOKEN_EXPIRY_MARGIN = 60 * SECOND;
export const SILENT_REQUEST_TIMEOUT = 10 * SECOND;
export const SILENT_RENEW_RETRY = 5 * SECOND;
export const SESSION_CHECK_INTERVAL = 2 * SECOND;
export const STALE_STATE_AGE = 15 * MINUTE;
export const POPUP_WINDOW_HEIGHT = 640;

export const inSeconds = (milliseconds: number) => milliseconds / SECOND;
