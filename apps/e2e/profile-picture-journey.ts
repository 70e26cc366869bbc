import type { Locator, Page } from 'playwright-core';
import type { Account } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

/** Journeys to the picture of a profile. */
export function prepareProfilePictures() {
  const { url, openPageOf } = prepareJourneys();
  return {
    openProfile: async (account: Account, options: object) => {
      const page = await openPageOf(account, { reducedMotion: 'reduce', ...options });
      await page.goto(url('/profile'));
      await title(page).waitFor();
      return page;
    },
  };
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const cropArea = (page: Page) => page.getByRole('application', { name: 'Position of the picture' });
export const title = (page: Page) => page.getByRole('heading', { name: 'Picture', exact: true });

/** Wide; its left half is red and its right half blue. */
export const redAndBlue = async (page: Page) => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [index, colour] of ['#c81e1e', '#1e1ec8'].entries()) {
      context.fillStyle = colour;
      context.fillRect(index * 300, 0, 300, 300);
    }
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return { name: 'portrait.png', mimeType: 'image/png', buffer };
};

/** The colours at the left and at the right of the displayed picture. */
export const shownIn = (within: Locator) =>
  within.locator('img').evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const at = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x * canvas.width, canvas.height / 2, 1, 1).data;
      return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : `${red} ${blue}`;
    };
    return [image.naturalWidth, at(0.1), at(0.9)];
  });
