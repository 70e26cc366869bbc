const LONGEST_SHORT_SIDE = 2048;

/** Decodes a file, turned as its camera was held. A large one is made smaller, which moves and draws quicker. */
export async function readImage(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = LONGEST_SHORT_SIDE / Math.min(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}
