const MAX_CONCURRENT = 8;

/** Runs the work for each item, a few at a time, and returns the results in the items' order. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, run));
  return results;
}
