import {
  type OrganizationSettings,
  readSettings,
  updateSettings,
} from '@hub/contract/auth/organizations/settings';
import { NOTHING_SELECTED } from '@hub/contract/fields/select';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../db/request-scope.ts';
import { Problem } from '../http/problem.ts';
import { serve, serveAccount } from '../http/serve.ts';
import { lastChangeOf } from './last-change.ts';
import { findSettings, findTimeZone, holdSettings, updateOrganization } from './organization-repository.ts';

type Dependencies = {
  /** False with an external provider, which decides about the second factor itself. */
  asksForSecondFactor: boolean;
};

/** The settings of an organization, which managers save as a whole. */
export function settingsRoutes(app: FastifyInstance, { asksForSecondFactor }: Dependencies): void {
  serve(app, readSettings, async ({ scope }) => presentSettings(scope));

  serveAccount(app, updateSettings, async ({ body, caller, commit }) => {
    if (body.twoFactorRequired && !caller.twoFactorRequired) {
      if (!asksForSecondFactor) throw new Problem('sign-in-elsewhere');
      // Managers must not lock themselves out.
      if (!caller.twoFactorEnabled) throw new Problem('two-factor-off');
    }
    return commit(async (db, recordChange) => {
      const { version } = await holdSettings(db, caller.organizationId);
      if (version !== body.version) throw new Problem('version-conflict');
      const timeZone = await findTimeZone(db, body.timeZone);
      if (!timeZone) {
        throw new Problem('invalid-input', { errors: [{ path: 'timeZone', message: NOTHING_SELECTED }] });
      }
      const scope = { ...caller, db };
      const former = await presentSettings(scope);
      const isWritten = await updateOrganization(db, caller, {
        name: body.name,
        street_address: body.streetAddress,
        city: body.city,
        state: body.state,
        country: body.country,
        zip_code: body.zipCode,
        url: body.url,
        time_zone: timeZone,
        two_factor_required: body.twoFactorRequired,
        consent_rule: body.consentRule,
        emergency_number: body.emergencyNumber,
        emergency_texts: withoutEmpty(body.emergencyTexts),
      });
      if (!isWritten) throw new Problem('organization-exists');
      const present = await presentSettings(scope);
      recordChange({ former, present });
      return present;
    });
  });
}

async function presentSettings(scope: Scope): Promise<OrganizationSettings> {
  const settings = await findSettings(scope.db, scope.organizationId);
  return {
    name: settings.name,
    streetAddress: settings.street_address,
    city: settings.city,
    state: settings.state,
    country: settings.country,
    zipCode: settings.zip_code,
    url: settings.url,
    timeZone: settings.time_zone,
    twoFactorRequired: settings.two_factor_required,
    consentRule: settings.consent_rule,
    emergencyNumber: settings.emergency_number,
    emergencyTexts: { en: '', es: '', ar: '', ...settings.emergency_texts },
    version: settings.version,
    lastChange: await lastChangeOf(scope, settings),
  };
}

const withoutEmpty = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
