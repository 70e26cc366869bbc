/** The time since `started`, a value of performance.now(), as it is printed. @param {number} started */
export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
