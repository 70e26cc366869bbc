const MINUTE = 60;

/** 0:07 */
export const timeInVideo = (seconds: number) => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
};

/** So little of it is left that it has been watched. */
const LAST_SECONDS = 1;

/** Where to go on: at the beginning when it was watched to the end. */
export const resumeAt = ({ position, seconds }: { position: number; seconds: number }) =>
  position > seconds - LAST_SECONDS ? 0 : position;
