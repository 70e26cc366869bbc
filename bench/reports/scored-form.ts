import { itemsOf, type OpenForm, openForms } from '../answers/open-forms.ts';
import { createSender } from '../answers/send-answers.ts';
import { type MeasuredHub, query } from '../lists/measured-hub.ts';

const FORM = 'lbs-2-parent';

/**
 * Creates forms of the Behavior Scales in a case of their own, with a way to answer them and the address of
 * each.
 */
export async function openScales(hub: MeasuredHub, count: number, isVaried = false) {
  const items = await itemsOf(hub, FORM);
  const forms = await openForms(hub, hub.secrets.formSessions, FORM, count);
  const sender = createSender(hub.origin, count, items);
  const [row] = await query(
    hub.url,
    `select cases.id, cases.battery_id from cases join administrations on administrations.case_id = cases.id
     where administrations.id = '${forms[0]?.id}'`,
  );
  /** Neither the uniform nor the varied answers lead to a review. */
  const answersTo = (form: OpenForm) =>
    items.map((item, index) => ({
      number: index + 1,
      seen: 0,
      item,
      value: String(((index * 7 + (isVaried ? forms.indexOf(form) : 0)) % 11) % 3),
      seconds: 2.5,
    }));
  const send = async (form: OpenForm, path: string, body: object) => {
    const { status, body: said } = await sender.post(form, path, body);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${said}`);
  };
  return {
    forms,
    caseId: String(row?.id),
    pathOf: ({ id }: OpenForm) =>
      `/core/api/cases/${row?.id}/batteries/${row?.battery_id}/administrations/${id}`,
    /** All answers but the last. */
    begin: (form: OpenForm) =>
      send(form, '/answers', { device: form.device, answers: answersTo(form).slice(0, -1) }),
    /** Gives the last answer and submits the form. */
    async end(form: OpenForm) {
      await send(form, '/answers', { device: form.device, answers: answersTo(form).slice(-1) });
      await send(form, '/submit', { revision: items.length });
    },
    close: sender.close,
  };
}

export type Scales = Awaited<ReturnType<typeof openScales>>;
