const MINUTE = 60;

/** 0:07 */
export const timeInVideo = (seconds: number) => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
};

/** With less than this left, the video counts as watched. */
const LAST_SECONDS = 1;

/** The position to resume at; the beginning if the video was watched to the end. */
export const resumeAt = ({ position, seconds }: { position: number; seconds: number }) =>
  position > seconds - LAST_SECONDS ? 0 : position;
