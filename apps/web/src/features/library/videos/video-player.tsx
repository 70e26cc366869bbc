import type { Video } from '@hub/contract/core/products/videos';
import { useEffect, useId, useRef } from 'react';
import { useKeepPosition } from '../library-queries.ts';
import { resumeAt, timeInVideo } from './video-time.ts';
import styles from './videos.module.css';

/**
 * Plays in place with the browser's own controls, which work with keys and screen readers. Captions are on.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const titleId = useId();
  const { player, keepAsItPlays, keepNow } = usePosition(video);
  const start = resumeAt(video);
  return (
    <figure className={styles.figure}>
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        poster={video.posterUrl}
        aria-labelledby={titleId}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = start;
        }}
        onTimeUpdate={keepAsItPlays}
        onPause={keepNow}
        className={styles.video}
      >
        <source src={video.url} type="video/webm" />
        <track default kind="captions" srcLang="en" label="English" src={video.captionsUrl} />
      </video>
      <figcaption>
        <h3 id={titleId} className={styles.title}>
          {video.title}
        </h3>
        <p className={styles.description}>{video.description}</p>
        <p className={styles.time}>
          {timeInVideo(video.seconds)}
          {start > 0 && ` · goes on at ${timeInVideo(start)}`}
          {start === 0 && video.position > 0 && ' · watched'}
        </p>
      </figcaption>
    </figure>
  );
}

/** In seconds. */
const STEP = 5;

/** Saves the position every few seconds, at each pause, and when the page is left. */
function usePosition({ id, featureId, position }: Video) {
  const player = useRef<HTMLVideoElement>(null);
  const kept = useRef(position);
  const calls = useKeepPosition();
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });

  function keep(seconds: number) {
    kept.current = seconds;
    return latest.current.keep(id, seconds);
  }

  useEffect(() => {
    const element = player.current;
    // Before the video is loaded its position is 0, which must not be saved.
    const isMoved = () =>
      element !== null && element.readyState > 0 && Math.abs(element.currentTime - kept.current) > 0.1;
    const leave = () => {
      if (!element || !isMoved()) return undefined;
      kept.current = element.currentTime;
      return latest.current.keep(id, element.currentTime);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      const { reload } = latest.current;
      if (element && element.readyState > 0) void Promise.resolve(leave()).then(() => reload(featureId));
    };
  }, [id, featureId]);

  return {
    player,
    keepAsItPlays: () => {
      const seconds = player.current?.currentTime ?? 0;
      if (Math.abs(seconds - kept.current) >= STEP) void keep(seconds);
    },
    keepNow: () => {
      if (player.current) void keep(player.current.currentTime);
    },
  };
}
