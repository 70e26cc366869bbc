import { type OperationNode, type RawBuilder, RawNode, ValueNode } from 'kysely';
import { clientOf, type Db } from './database.ts';
import { namedQuery } from './named-statements.ts';

/**
 * Runs the template of a list directly on the connection, without Kysely's executor, which would take a tenth of the
 * time of the whole call. Only for templates of texts and values; everywhere else use Kysely's own execution.
 */
export async function runTemplate<Row>(db: Db, template: RawBuilder<Row>): Promise<Row[]> {
  const client = clientOf(db);
  if (!client) return (await template.execute(db)).rows;
  const texts: string[] = [];
  const values: unknown[] = [];
  write(template.toOperationNode(), texts, values);
  const { rows } = await client.query(namedQuery(texts.join(''), values));
  return rows as Row[];
}

/**
 * Sends the statements that the work starts in one packet, so that the database wakes up once and not for each
 * statement.
 */
export function inOnePacket<T>(db: Db, work: () => T): T {
  const stream = clientOf(db)?.connection.stream;
  stream?.cork();
  try {
    return work();
  } finally {
    stream?.uncork();
  }
}

function write(node: OperationNode, texts: string[], values: unknown[]): void {
  if (ValueNode.is(node)) {
    values.push(node.value);
    texts.push(`$${values.length}`);
    return;
  }
  if (!RawNode.is(node)) throw new Error(`${node.kind} is no part of a template`);
  for (const [index, text] of node.sqlFragments.entries()) {
    texts.push(text);
    const parameter = node.parameters[index];
    if (parameter) write(parameter, texts, values);
  }
}
