import { readFileSync } from 'node:fs';

const EVERY_MS = 20;

/** Watches the child processes, and records the most memory that one of them has used. */
export function watchDecoders() {
  let maxMegabytes = 0;
  let maxDecoders = 0;
  const timer = setInterval(() => {
    const children = childrenOfThis();
    maxDecoders = Math.max(maxDecoders, children.length);
    for (const pid of children) maxMegabytes = Math.max(maxMegabytes, peakOf(pid));
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { maxMegabytes, maxDecoders };
    },
  };
}

function childrenOfThis(): string[] {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
    return children.split(' ').filter((pid) => pid !== '' && isDecoder(pid));
  } catch {
    return [];
  }
}

const isDecoder = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-decoder');

/** Zero after the process has ended, and on systems that do not report it. */
function peakOf(pid: string): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
