import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import { createOrganization, listOrganizations } from '@hub/contract/auth/organizations/organizations';
import { signUp } from '@hub/contract/auth/users/registration';
import { type ProblemCode, problems } from '@hub/contract/http/problems';
import type { Page, Route } from 'playwright-core';
import { WIDE } from '../client-journey.ts';
import { preparePieces } from './piece.ts';

export const ORGANIZATIONS = `**${createOrganization.path}`;
export const SIGN_UP = `**${signUp.path}`;
const TAKEN = 'practitioner@demo.test';

const organization = (name: string): KnownOrganization => ({
  id: crypto.randomUUID(),
  name,
  streetAddress: '120 Shoreline Avenue',
  city: 'Madison',
  state: 'Wisconsin',
  country: 'United States',
  zipCode: '53703',
  fullAddress: '120 Shoreline Avenue, Madison, Wisconsin 53703, United States',
});
const lakeside = organization('Lakeside Psychology Group');

const spelled = (name: string) => name.toLowerCase().replace(/\W/g, '');

export const refuse = (route: Route, code: ProblemCode) => {
  const { status, title } = problems[code];
  return route.fulfill({ status, json: { type: 'about:blank', title, status, code } });
};

export function prepareFailures() {
  const { url, openPage } = preparePieces();
  return {
    url,
    /** The registration on a made-up hub, which knows Lakeside and an email that is taken. */
    async openRegistration(options: object = WIDE) {
      const page = await openPage({ ...options, reducedMotion: 'reduce' });
      const known = new Set([lakeside.id]);
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch();
        const config = await response.json();
        const features = { ...config.features, register: true };
        await route.fulfill({ response, json: { ...config, features } });
      });
      await page.route(`**${listOrganizations.path}?*`, (route) =>
        route.fulfill({ json: { items: [lakeside], page: 1, pageSize: 20, totalItems: 1, totalPages: 1 } }),
      );
      await page.route(ORGANIZATIONS, (route) => {
        const body = route.request().postDataJSON();
        if (!createOrganization.body.safeParse(body).success) return refuse(route, 'invalid-input');
        if (spelled(body.name) === spelled(lakeside.name)) return refuse(route, 'organization-exists');
        const made = organization(body.name);
        known.add(made.id);
        return route.fulfill({ status: createOrganization.status, json: made });
      });
      await page.route(SIGN_UP, (route) => {
        const body = route.request().postDataJSON();
        if (!signUp.body.safeParse(body).success) return refuse(route, 'invalid-input');
        if (!known.has(body.organizationId)) return refuse(route, 'not-found');
        const [email = ''] = atob(body.user).split(':');
        if (email === TAKEN) return refuse(route, 'user-exists');
        return route.fulfill({ status: signUp.status, json: { id: crypto.randomUUID(), email } });
      });
      await page.goto(url('/register'));
      return page;
    },
  };
}

export const dialog = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title, exact: true });

export async function answer(page: Page, title: string, name: string) {
  await dialog(page, title).getByRole('button', { name, exact: true }).click();
  await dialog(page, title).waitFor({ state: 'detached' });
}
