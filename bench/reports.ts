import { startMeasuredHub } from './lists/measured-hub.ts';
import { judgeComplete } from './reports/complete-report.ts';
import { judgePeers } from './reports/peers.ts';
import { judgeResults } from './reports/results.ts';

/**
 * How soon scores are available, how long a Complete report takes, whether memory grows, and how long other
 * tools take.
 */
const hub = await startMeasuredHub();
try {
  const areResultsSoon = await judgeResults(hub);
  const { document, isGood } = await judgeComplete(hub);
  await judgePeers(document);
  if (!areResultsSoon || !isGood) process.exitCode = 1;
} finally {
  await hub.stop();
}
