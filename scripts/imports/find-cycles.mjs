/**
 * One cycle for each import that leads back to a file on the way to it; a cycle starts and ends with the
 * same file.
 * @param {Map<string, string[]>} graph
 */
export function findCycles(graph) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {string[]} */
  const way = [];
  const visited = new Set();

  /** @param {string} file */
  const visit = (file) => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file]);
      return;
    }
    if (visited.has(file)) return;
    visited.add(file);
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
  };

  for (const file of graph.keys()) visit(file);
  return cycles;
}
