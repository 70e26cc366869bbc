export type HtmlForm = { action: string; method: string; fields: Map<string, string> };

/** The first form of a page, with the names and values of its inputs. */
export function findForm(html: string): HtmlForm {
  const [, attributes, inside] = /<form\b([^>]*)>(.*?)<\/form>/s.exec(html) ?? [];
  if (attributes === undefined || inside === undefined) throw new Error(`a page without a form: ${html}`);
  const inputs = [...inside.matchAll(/<input\b([^>]*)>/g)].map(([, input = '']) => input);
  return {
    action: attributeOf(attributes, 'action') ?? '',
    method: attributeOf(attributes, 'method')?.toUpperCase() ?? 'GET',
    fields: new Map(
      inputs.map((input) => [attributeOf(input, 'name') ?? '', attributeOf(input, 'value') ?? '']),
    ),
  };
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replace(/&(#39|[a-z]+);/g, (entity, key: string) => ENTITIES[key] ?? entity);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
