import { chromium } from 'playwright-core';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: compiling its code well, and collecting its garbage soon, takes longer than it saves.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=64',
];
// Chromium's sandbox refuses to run as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export function startBrowser(moreArguments: string[] = []) {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) {
    throw new Error('Set CHROMIUM_PATH to the Chromium that the journeys run in. `npm test` does so itself.');
  }
  return chromium.launch({ executablePath, args: [...quiet, ...asRoot, ...moreArguments] });
}
