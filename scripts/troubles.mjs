import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

const MAX_DIFF_LINES = 20;

/**
 * A reporter: tells at the end which tests failed, and which needed their second try, and why. Of several runs at a
 * time the one who started them tells it, so that it does not stand thousands of lines above the end: into `TROUBLES`.
 */
export default class Troubles {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly import('vitest').SerializedError[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    tell('Failed:', [
      ...unhandled.map(({ message, stack }) => `- outside of any test: ${stack ?? message}`),
      ...[...modules, ...modules.flatMap(({ children }) => [...children.allSuites()])]
        .filter((group) => group.errors().length > 0)
        .map((group) => describe(nameOf(group), group.errors())),
      ...tests.filter((test) => test.result().state === 'failed').map(describeTest),
    ]);
    tell('Passed the second time only:', tests.filter((test) => test.diagnostic()?.flaky).map(describeTest));
  }
}

/** @param {string} heading @param {string[]} lines */
function tell(heading, lines) {
  if (lines.length === 0) return;
  const text = ['', heading, ...lines, ''].join('\n');
  if (process.env.TROUBLES) appendFileSync(process.env.TROUBLES, text);
  else console.log(text);
}

/** @param {import('vitest/node').TestCase} test */
function describeTest(test) {
  return describe(nameOf(test), test.result().errors ?? []);
}

/** @param {string} name @param {readonly import('vitest').TestError[]} errors */
function describe(name, errors) {
  return [
    `- ${name}`,
    ...errors.map(
      ({ message, diff, stacks: [at] = [] }) =>
        `  ${at ? `${basename(at.file)}:${at.line}: ` : ''}${message}${diff ? `\n${startOf(diff)}` : ''}`,
    ),
  ].join('\n');
}

/** The message of `toEqual` does not say what was found instead. @param {string} diff */
const startOf = (diff) => diff.split('\n').slice(0, MAX_DIFF_LINES).join('\n');

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite | import('vitest/node').TestModule} task */
function nameOf(task) {
  const [module, name] = task.type === 'module' ? [task, ''] : [task.module, ` > ${task.fullName}`];
  return `${task.project.name} ${module.relativeModuleId}${name}`;
}
