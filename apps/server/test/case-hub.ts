import type { Case, CaseSummary } from '@hub/contract/core/cases/case';
import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import { createCase, listCases } from '@hub/contract/core/cases/cases';
import { call } from './call.ts';
import { useClientHub } from './client-hub.ts';

export const referral = {
  caseName: 'Reading evaluation',
  referralDate: '2026-01-15',
  expirationDate: '2099-01-15',
};
export const noteOf = (text: string) => ({ note: { html: `<p>${text}</p>`, text } });

/** A hub with a practitioner who has a client and no cases yet, and a colleague, both signed in. */
export function useCaseHub() {
  const hub = useClientHub();

  /** Opens a case, for a new client unless one is named, and returns the server's answer. */
  async function open(fields: object = {}): Promise<Case> {
    const clientId = 'clientId' in fields ? fields.clientId : (await hub.add()).id;
    const { status, body } = await hub.call(createCase, { body: { clientId, ...referral, ...fields } });
    if (status !== 201) throw new Error(`opening a case answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async function write(caseId: string, text: string): Promise<CaseNote> {
    const { status, body } = await hub.call(createCaseNote, { params: { id: caseId }, body: noteOf(text) });
    if (status !== 201) throw new Error(`writing a note answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  return {
    clients: hub,
    get hub() {
      return hub.hub;
    },
    call: hub.call,
    callAsColleague: hub.callAsColleague,
    auditOf: hub.auditOf,
    addClient: hub.add,
    open,
    write,
    /** A case of another organization, with its client. */
    caseElsewhere: async (): Promise<CaseSummary> => {
      const token = await hub.hub.signIn('school@demo.test');
      const { body } = await call(hub.hub, listCases, { token, query: '?Inactive=false' });
      return body.items[0];
    },
    /** Sets the progress, which only assessments change: 1 nothing was sent, 2 a form is out, 3 all are back. */
    setProgress: (id: string, progress: number) =>
      hub.hub.database.system.updateTable('cases').set({ progress }).where('id', '=', id).execute(),
    /** Transfers the practitioner's client to the colleague. */
    passToColleague: async (clientId: string) => {
      const { id } = await hub.hub.database.system
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .select('accounts.id')
        .where('users.email', '=', 'second@demo.test')
        .executeTakeFirstOrThrow();
      await hub.hub.database.system
        .updateTable('clients')
        .set({ account_id: id })
        .where('id', '=', clientId)
        .execute();
    },
  };
}
