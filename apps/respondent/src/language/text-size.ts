export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export const currentTextSize = (): TextSize =>
  textSizes.find((size) => size === document.documentElement.dataset.textSize) ?? 'normal';

/** Everything on the page is measured in the size of its text. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
}
