import { createHash, randomBytes } from 'node:crypto';
import { LINKS_GOOD_FOR_DAYS } from '@hub/contract/core/products/materials';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import type { Leftover } from '../../jobs/clean-up.ts';

export const materialLinkLeftover: Leftover = {
  table: 'material_links',
  column: 'expires_at',
  after: '1 hour',
};

const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

export type NamedFeature = { id: string; name: string; productName: string };

/** All of the features; refuses when one does not exist. */
export async function requireFeatures(db: Db, ids: readonly string[]): Promise<NamedFeature[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<NamedFeature>`
    select feature.id, feature.name, product.name as "productName"
    from product_features feature join products product on product.id = feature.product_id
    where feature.id = any(${wanted}::uuid[]) order by product.name, feature.place
  `.execute(db);
  if (rows.length < wanted.length) throw new Problem('not-found');
  return rows;
}

/** The link of a form works only for the account that requested it. */
type OfForm = { formId: string; organizationId: string; accountId: string };

/** Creates a secret address for the sheet of a feature or for one of its forms. */
export async function makeLink(
  db: Db,
  featureId: string,
  ofForm?: OfForm,
): Promise<{ secret: string; expires: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const { expires_at } = await db
    .insertInto('material_links')
    .values({
      secret_hash: hashOf(secret),
      feature_id: featureId,
      expires_at: sql`now() + make_interval(days => ${LINKS_GOOD_FOR_DAYS})`,
      form_id: ofForm?.formId ?? null,
      organization_id: ofForm?.organizationId ?? null,
      account_id: ofForm?.accountId ?? null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { secret, expires: expires_at };
}

export type Sheet = {
  name: string;
  description: string;
  productName: string;
  acronym: string;
  edition: string;
  descriptionHtml: string;
  fromMonths: number | null;
  toMonths: number | null;
  minutes: number;
  respondents: string[];
  languages: string[];
  qualificationLevel: string;
};

/** The form of a link, while the link is valid and belongs to the caller. */
export async function findLinkedForm(db: Db, secret: string, { organizationId, accountId }: Scope) {
  if (!SECRET.test(secret)) return undefined;
  return db
    .selectFrom('material_links')
    .select(['feature_id as featureId', 'form_id as formId', 'expires_at as expires'])
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('form_id', 'is not', null)
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The sheet of a link, while the link is valid. */
export async function findSheet(db: Db, secret: string): Promise<Sheet | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const { rows } = await sql<Sheet>`
    select feature.name, feature.description, product.name as "productName", product.acronym, product.edition,
      product.description_html as "descriptionHtml", product.from_months as "fromMonths",
      product.to_months as "toMonths", product.minutes, product.respondents, product.languages,
      product.qualification_level as "qualificationLevel"
    from material_links link
    join product_features feature on feature.id = link.feature_id
    join products product on product.id = feature.product_id
    where link.secret_hash = ${hashOf(secret)} and link.expires_at > now() and link.form_id is null
  `.execute(db);
  return rows[0];
}
