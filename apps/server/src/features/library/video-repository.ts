import { sql } from 'kysely';
import { ownedBy } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';

/** The videos of a feature, with the caller's positions. */
export async function findVideos({ db, organizationId, accountId }: Scope, featureId: string) {
  const feature = await db
    .selectFrom('product_features')
    .select('id')
    .where('id', '=', featureId)
    .executeTakeFirst();
  if (!feature) throw new Problem('not-found');
  return db
    .selectFrom('feature_videos')
    .leftJoin('video_positions', (join) =>
      join
        .onRef('video_id', '=', 'feature_videos.id')
        .on('organization_id', '=', organizationId)
        .on('account_id', '=', accountId),
    )
    .selectAll('feature_videos')
    .select('video_positions.seconds as position')
    .where('feature_id', '=', featureId)
    .orderBy('place')
    .execute();
}

/** Saves the caller's position, at most the end of the video. Returns whether the video exists. */
export async function keepPosition(scope: Scope, videoId: string, seconds: number): Promise<boolean> {
  const { db } = scope;
  const video = await db
    .selectFrom('feature_videos')
    .select(sql<number>`least(seconds, ${seconds}::numeric)`.as('position'))
    .where('id', '=', videoId)
    .executeTakeFirst();
  if (!video) return false;
  const values = { seconds: video.position, changed_at: new Date() };
  await db
    .insertInto('video_positions')
    .values({ ...ownedBy(scope), video_id: videoId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'account_id', 'video_id']).doUpdateSet(values),
    )
    .execute();
  return true;
}
