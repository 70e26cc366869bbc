import type { Page } from 'playwright-core';
import { prepareOwnHub } from './own-hub-journey.ts';

export const prepareProlearn = () => prepareOwnHub({ FEATURES: 'prolearn' });

/** A started course is also in the list of courses to continue. */
export const courseLink = (page: Page) =>
  page.getByRole('list', { name: 'Courses' }).getByRole('link', { name: 'Giving the Behavior Scales' });
