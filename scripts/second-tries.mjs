/** A reporter: tells at the end which tests needed their second try, and why. */
export default class SecondTries {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const needed = tests.filter((test) => test.diagnostic()?.flaky);
    if (needed.length > 0) console.log('\nPassed the second time only:');
    for (const test of needed) {
      const errors = test.result().errors ?? [];
      const reasons = errors.map(({ message, stacks }) => `  line ${stacks?.[0]?.line}: ${message}`);
      console.log([`- ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons].join('\n'));
    }
  }
}
