import lighthouse from 'lighthouse';
import { startBrowser } from '../../apps/e2e/browser.ts';

const DEBUGGING_PORT = 9333;
const RUNS = 3;

type Scores = { performance: number; accessibility: number; lcp: string; tbt: string; cls: string };
type Page = { name: string; url: string; least: Pick<Scores, 'performance' | 'accessibility'> };

/** Audits a page with Lighthouse's slow phone on a slow network; the median run counts. */
export async function judgePage({ name, url, least }: Page): Promise<void> {
  const browser = await startBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
  try {
    const runs: Scores[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const scores = await look(url);
      console.log(`run ${run}: ${JSON.stringify(scores)}`);
      runs.push(scores);
    }
    const performance = middle(runs.map((run) => run.performance));
    const accessibility = Math.min(...runs.map((run) => run.accessibility));
    console.log(`${name}, mobile: performance ${performance}, accessibility ${accessibility}`);
    if (performance < least.performance || accessibility < least.accessibility) {
      console.error(`At least ${least.performance} and ${least.accessibility} are asked for.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

async function look(url: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const shown = (audit: string) => audits[audit]?.displayValue ?? '?';
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcp: shown('largest-contentful-paint'),
    tbt: shown('total-blocking-time'),
    cls: shown('cumulative-layout-shift'),
  };
}

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
