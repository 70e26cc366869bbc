import { giveForm } from '../apps/e2e/give-form.ts';
import { startHub } from '../apps/e2e/hub.ts';
import { judgePage } from './lighthouse/judge-page.ts';

/** The first load of a form by its link, on somebody's phone. */
const hub = await startHub();
try {
  const { link } = await giveForm(hub.origin, 'lbs-2-parent');
  await judgePage({ name: 'form', url: link, least: { performance: 95, accessibility: 100 } });
} finally {
  await hub.stop();
}
