/** Stores the cookies of one site as a browser does: by name and path, until they are deleted. */
export function createCookieJar() {
  const cookies = new Map<string, { name: string; value: string; path: string }>();

  return {
    keep(headers: string[]): void {
      for (const header of headers) {
        const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        const path = attributeOf(attributes, 'path') ?? '/';
        if (isTakenBack(attributes)) cookies.delete(`${name} ${path}`);
        else cookies.set(`${name} ${path}`, { name, value, path });
      }
    },
    cookiesFor: ({ pathname }: URL): string =>
      [...cookies.values()]
        .filter(
          ({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
        )
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  };
}

const attributeOf = (attributes: string[], name: string) =>
  attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);

const isTakenBack = (attributes: string[]) =>
  Number(attributeOf(attributes, 'max-age') ?? 1) <= 0 ||
  Date.parse(attributeOf(attributes, 'expires') ?? '') <= Date.now();
