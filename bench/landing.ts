import { startHub } from '../apps/e2e/hub.ts';
import { judgePage } from './lighthouse/judge-page.ts';

const hub = await startHub();
try {
  const url = `${hub.origin}/landing`;
  await judgePage({ name: 'landing', url, least: { performance: 90, accessibility: 100 } });
} finally {
  await hub.stop();
}
