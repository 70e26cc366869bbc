type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The values that may be stored in a draft: no passwords and no file contents. */
export function draftable(values: Values, secretPaths: ReadonlySet<string>): Values {
  const keep = (value: unknown, path: string): unknown => {
    if (secretPaths.has(path)) return undefined;
    if (Array.isArray(value)) return value.map((item, index) => keep(item, `${path}.${index}`) ?? null);
    if (isRecord(value)) return keepRecord(value, `${path}.`);
    return typeof value === 'object' && value !== null ? undefined : value;
  };
  const keepRecord = (record: Values, start: string) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => {
        const kept = keep(value, start + name);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  return keepRecord(values, '');
}

/** The form's values overlaid with those of a draft. Fields that the form no longer has are dropped. */
export function withDraft<V extends Values>(values: V, draft: Values): V {
  const laid = Object.entries(values).map(([name, value]) => {
    if (!Object.hasOwn(draft, name)) return [name, value];
    const kept = draft[name];
    return [name, isRecord(value) && isRecord(kept) ? withDraft(value, kept) : kept];
  });
  return Object.fromEntries(laid) as V;
}

export const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);
