import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** Installs the packages when none are there or the lock file has changed since. */
export function ensureInstalled() {
  const installed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (installed && installed.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  console.log('Installing packages …');
  // Under NODE_ENV=production npm would skip the tools that the build needs.
  const { status } = quietly('npm', ['ci', '--include=dev', '--loglevel=error']);
  if (status !== 0) stop('The packages could not be installed.');
}

/** The path of a Chromium for the browser tests. One without a window draws for nobody, and is done sooner. @returns {string} */
export function ensureTestBrowser() {
  return process.env.CHROMIUM_PATH || installed(['chromium-headless-shell']) || ensureBrowser();
}

/** The path of a Chromium. @returns {string} */
export function ensureBrowser() {
  const browser = process.env.CHROMIUM_PATH || installedBrowser() || downloadedBrowser() || packagedBrowser();
  if (!browser) stop('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  return browser;
}

const installedBrowser = () =>
  installed(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);

/** @param {string[]} names */
function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function downloadedBrowser() {
  // The browser tests' own package knows which build it drives and where it is.
  const { chromium } = createRequire(join(root, 'apps/e2e/package.json'))('playwright-core');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log('Downloading Chromium …');
    spawnSync(join(root, 'node_modules/.bin/playwright-core'), ['install', 'chromium'], { stdio: 'ignore' });
  }
  // The download includes no system libraries, so it is only usable if it starts.
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

function packagedBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing the system's Chromium package …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  quietly('apt-get', ['update'], env);
  quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  return installedBrowser();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program and shows what it wrote only when it fails. @param {string} program @param {string[]} args */
function quietly(program, args, env = process.env) {
  const result = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  if (result.status !== 0) console.error(result.error?.message ?? `${result.stdout}${result.stderr}`.trim());
  return result;
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
