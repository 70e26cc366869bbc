import { readFileSync } from 'node:fs';

const MS_PER_TICK = 10;
const STEAL = 8;
const MAX_TRIES = 20;

/** The processor time that other virtual machines of the host have taken so far; 0 when unknown. */
function stolenMs(): number {
  try {
    const [cpu = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return (Number(cpu.split(/\s+/)[STEAL]) || 0) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

type Measure<T> = () => Promise<T>;

/**
 * Repeats a measurement if other machines took more than this share of the processors, because it then says nothing
 * about the product.
 */
export async function measureUndisturbed<T>(measure: Measure<T>, tolerated = 0): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const [begin, before] = [performance.now(), stolenMs()];
    const measured = await measure();
    if (stolenMs() - before <= tolerated * (performance.now() - begin) || tries === MAX_TRIES)
      return measured;
  }
}
