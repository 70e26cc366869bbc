import type { Cue, LessonOf } from '@hub/contract/core/courses/lesson';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { useKeepPlayed } from '../course-queries.ts';
import styles from './lesson.module.css';
import { followPlaying } from './played-stretches.ts';

type Props = { courseId: string; lesson: LessonOf<'video'> };

/** Plays with the browser's own controls, which keys and screen readers can use. Captions are on. */
export function VideoLesson({ courseId, lesson }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(lesson.position);
  const progress = usePlayed(courseId, lesson, player);
  const isAtEnd = lesson.position > lesson.seconds - 1;
  return (
    <>
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        poster={lesson.posterUrl}
        aria-label={lesson.title}
        onLoadedMetadata={({ currentTarget }) => {
          // At position 0 the video keeps showing its poster.
          if (lesson.position > 0 && !isAtEnd) currentTarget.currentTime = lesson.position;
        }}
        onTimeUpdate={({ currentTarget }) => {
          setSeconds(currentTarget.currentTime);
          progress.follow();
        }}
        onSeeking={progress.jump}
        onPause={progress.pause}
        className={styles.video}
      >
        <source src={lesson.url} type="video/webm" />
        <track default kind="captions" srcLang="en" label="English" src={lesson.captionsUrl} />
      </video>
      {progress.failed && (
        <AlertBanner tone="alert" title="Not saved yet">
          How far you are could not be saved. It is tried again while the video plays; keep this page open.
        </AlertBanner>
      )}
      <p role="status" className={styles.hint}>
        {progress.isDone
          ? 'You have watched this video.'
          : `Watched ${percent(progress.playedSeconds, lesson.neededSeconds)}% of what is needed. Parts that you skip do not count.`}
      </p>
      <Transcript cues={lesson.transcript} seconds={seconds} player={player} />
    </>
  );
}

const percent = (played: number, needed: number) => Math.min(100, Math.floor((played / needed) * 100));

/** Seconds of playing between two calls. */
const STEP = 5;

/**
 * Saves the played stretches every few seconds, at each pause, and when the page is left; each call sends all
 * of them.
 */
function usePlayed(courseId: string, lesson: LessonOf<'video'>, player: RefObject<HTMLVideoElement | null>) {
  const params = { id: courseId, lessonId: lesson.id };
  const calls = useKeepPlayed(params);
  const latest = useRef(calls);
  const [playing] = useState(followPlaying);
  const saved = useRef(lesson.position);
  const [state, setState] = useState({
    playedSeconds: lesson.playedSeconds,
    isDone: lesson.isDone,
    failed: false,
  });
  const isDone = useRef(lesson.isDone);
  useEffect(() => {
    latest.current = calls;
  });

  function keep(element = player.current) {
    // Before the video is loaded its position is 0, which must not be saved.
    if (!element || element.readyState === 0) return;
    const position = element.currentTime;
    saved.current = position;
    latest.current.keep({ position, played: playing.played() }).then(
      (answer) => {
        setState({ playedSeconds: answer.playedSeconds, isDone: answer.isDone, failed: false });
        if (answer.isDone && !isDone.current) latest.current.reload();
        isDone.current = answer.isDone;
      },
      () => setState((former) => ({ ...former, failed: true })),
    );
  }

  const keepLatest = useRef(keep);
  useEffect(() => {
    keepLatest.current = keep;
  });
  useEffect(() => {
    // Kept here, because React clears the ref before the cleanup runs.
    const element = player.current;
    const leave = () => keepLatest.current(element);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [player]);

  return {
    ...state,
    follow: () => {
      const element = player.current;
      if (!element || element.seeking) return;
      const isFirst = playing.played().length === 0;
      if (!element.paused) playing.at(element.currentTime);
      // The first call says that playing has begun: from then on the server compares with its own clock.
      if (isFirst || Math.abs(element.currentTime - saved.current) >= STEP) keep();
    },
    jump: playing.stop,
    pause: () => {
      const element = player.current;
      if (element && !element.seeking) playing.at(element.currentTime);
      playing.stop();
      keep();
    },
  };
}

type TranscriptProps = { cues: readonly Cue[]; seconds: number; player: RefObject<HTMLVideoElement | null> };

/** The spoken text with its times. The current sentence is marked, and each sentence jumps to its place. */
function Transcript({ cues, seconds, player }: TranscriptProps) {
  const titleId = useId();
  const current = cues.findIndex(({ from, to }) => from <= seconds && seconds < to);
  return (
    <section aria-labelledby={titleId} className={styles.transcript}>
      <h2 id={titleId} className={styles.heading}>
        Transcript
      </h2>
      <ol className={styles.cues}>
        {cues.map(({ from, text }, index) => (
          <li key={from}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => {
                if (player.current) player.current.currentTime = from;
              }}
              className={styles.cue}
            >
              <span className={styles.time}>{timeOf(from)}</span>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
