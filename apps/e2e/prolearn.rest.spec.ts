import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCourses, saveLessonProgress } from '@hub/contract/core/courses/courses';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoContentFolder } from '../server/src/paths.ts';
import { call } from '../server/test/call.ts';
import { finishFilm, tryQuiz } from '../server/test/course-hub.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { courseLink, prepareProlearn } from './prolearn-journey.ts';
import { toast } from './session-journey.ts';
import { tabTo } from './tab-to.ts';

const film = (page: Page) => page.locator('video');

const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

const play = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });

const { own, url, open, take } = prepareProlearn();

const colleague = demoAccount('second@demo.test');
const manager = demoAccount('manager@demo.test');

const NOTE = '**/core/api/courses/*/lessons/*/note';
const ANSWER = '**/core/api/courses/tries/*/answers/*';

/** Holds calls to the address until they are released. */
async function hold(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

type Asked = { options: { text: string; right?: boolean }[] };

const giving = JSON.parse(
  readFileSync(join(demoContentFolder, 'courses/giving-the-behavior-scales.json'), 'utf8'),
);
const asked: Asked[] = [
  ...giving.sections.flatMap((section: { lessons: { questions?: Asked[] }[] }) =>
    section.lessons.flatMap(({ questions = [] }) => questions),
  ),
  ...giving.test.questions,
];
const rightTexts = new Set(
  asked.flatMap(({ options }) => options.filter(({ right }) => right).map(({ text }) => text)),
);
const isRight = (text: string) => rightTexts.has(text.trim());

let courseId: string;
beforeAll(async () => {
  const token = await own.hub.signIn(colleague.email);
  const { body } = await call(own.hub, listCourses, { token, query: '?Search=giving' });
  courseId = body.items[0].id;
});

test('a course is begun, left in the middle of a film and continued on a phone at the same second', async () => {
  const page = await open('/prolearn');
  await courseLink(page).click();
  await heading(page, 'Giving the Behavior Scales').waitFor();
  await page.getByRole('link', { name: 'Begin' }).click();
  await heading(page, 'What the scales ask').waitFor();
  await page.keyboard.press('Alt+PageDown');
  await heading(page, 'Choosing raters').waitFor();
  await page.getByText('What the scales ask (done)').waitFor();
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  const shown = await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  expect(shown, 'captions').toBe('showing');
  const left = await timeOf(page);
  await page.getByRole('link', { name: 'ProLearn' }).first().click();

  const phone = await open('/prolearn', PHONE);
  await phone.getByRole('region', { name: 'Continue' }).getByRole('link').click();
  await heading(phone, 'Choosing raters').waitFor();
  await expect.poll(async () => Math.abs((await timeOf(phone)) - left)).toBeLessThan(2);
  expect(await obstacles(phone)).toEqual([]);

  // Skipped parts do not count as watched.
  await film(phone).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4;
  });
  await play(phone);
  await expect.poll(() => film(phone).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await phone.getByText(/^Watched \d+% of what is needed/).waitFor();
  await button(phone, 'Outline').click();
  await phone.getByRole('dialog', { name: 'Outline' }).getByText('What the scales ask (done)').waitFor();
  expect(await phone.getByRole('dialog').getByText('Choosing raters (done)').count()).toBe(0);
});

test('notes on a lesson are kept: written while others are saved, on the way out, and when a save fails', async () => {
  const page = await open('/prolearn');
  await courseLink(page).click();
  await page.getByRole('link', { name: 'What the scales ask' }).click();
  const notes = page.getByRole('textbox', { name: 'Your notes on this lesson' });
  const leave = () => page.getByRole('link', { name: 'ProLearn' }).first().click();
  const saved = async () => {
    await page.reload();
    return notes.inputValue();
  };

  const release = await hold(page, NOTE);
  const asked = page.waitForRequest(NOTE);
  await notes.fill('Ask two raters.');
  await asked;
  await notes.fill('Ask two raters. Or three.');
  await leave();
  await notes.waitFor({ state: 'detached' });
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('three') ?? false);
  release();
  await answered;
  await page.goBack();
  await expect.poll(() => notes.inputValue()).toBe('Ask two raters. Or three.');

  await page.unroute(NOTE);
  await page.route(NOTE, (route) => route.abort());
  await notes.fill('Ask four.');
  await leave();
  await toast(page, /^Your notes on What the scales ask were not saved/).waitFor();
  await page.unroute(NOTE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.goBack();
  await expect.poll(saved).toBe('Ask four.');
});

test('the final test is failed, passed by keyboard alone, and the certificate is checked by anyone', async () => {
  const { hub } = own;
  const token = await hub.signIn(colleague.email);
  const asColleague = (endpoint: Parameters<typeof call>[1], sent = {}) =>
    call(hub, endpoint, { ...sent, token });
  for (const lessonId of ['what-it-asks', 'who-should-answer', 'four-ways', 'what-to-say']) {
    await asColleague(saveLessonProgress, { params: { id: courseId, lessonId }, body: {} });
  }
  for (const lessonId of ['choosing-raters', 'answering-in-the-room']) {
    await finishFilm(hub, asColleague, { id: courseId, lessonId }, 15.5);
  }
  for (const lessonId of ['raters-check', 'giving-check']) {
    await tryQuiz(asColleague, { id: courseId, lessonId }, true, isRight);
  }
  await tryQuiz(asColleague, { id: courseId, lessonId: 'final-test' }, false, isRight);

  const page = await open(`/prolearn/course/${courseId}/view?lesson=final-test`, WIDE, colleague);
  await page.getByText('Not passed yet').waitFor();
  await tabTo(page, button(page, 'Try again'));
  await page.keyboard.press('Enter');
  const answers = button(page, 'Answer');
  await answers.first().waitFor();
  const release = await hold(page, ANSWER);
  const questions = await page.getByRole('radiogroup').or(page.getByRole('group')).all();
  for (const [index, question] of questions.entries()) {
    for (const option of await question.locator('input').all()) {
      const label = await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
      if (isRight(label)) await option.press('Space');
    }
    // The Tab key may reach other options first.
    await tabTo(page, answers.nth(index));
    await page.keyboard.press('Enter');
    // The second answer is given while the first is still being saved.
    if (index === 0) continue;
    release();
    await page.getByText('Saved').nth(index).waitFor();
  }
  await tabTo(page, button(page, 'Hand in'));
  await page.keyboard.press('Enter');
  await page.getByText('You have completed this course').waitFor();
  expect(await obstacles(page)).toEqual([]);

  await page.getByRole('link', { name: 'To your certificate' }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Certificate').click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-.*\.pdf$/);
  const number = /[\w]{4}-[\w]{4}-[\w]{4}/.exec(
    (await page.getByText(/The number of your/).textContent()) ?? '',
  )?.[0];

  const { page: visitor } = await take(PHONE);
  await visitor.goto(url(`/certificates/${number}`));
  await visitor.getByText('This certificate is genuine').waitFor();
  await visitor.getByText(`${colleague.firstName} ${colleague.lastName}`).waitFor();
  expect(await obstacles(visitor)).toEqual([]);
});

test('a manager asks for a course, and the practitioner finds it on Home', async () => {
  const page = await open('/my-org/courses', WIDE, manager);
  await button(page, 'Assign a course').first().click();
  const dialog = page.getByRole('dialog', { name: 'Assign a course' });
  await button(dialog, /Course/).click();
  await page.getByRole('option', { name: 'Reading a profile' }).click();
  await button(dialog, /People/).click();
  await page.getByRole('option', { name: 'Okafor, Maren' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Due', { exact: false }).first().fill('12/31/2098');
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Assign').click();
  await toast(page, 'Assigned to 1 person').waitFor();
  await page.getByRole('row', { name: /Okafor, Maren.*Reading a profile/ }).waitFor();

  const phone = await open('/cases', PHONE);
  await phone.getByText('asks you to take the course “Reading a profile”').waitFor();
  await phone.getByRole('link', { name: 'Open the course' }).click();
  await heading(phone, 'Reading a profile').waitFor();
  await phone.getByText(/asks you to take this course\. Due 12\/31\/2098/).waitFor();
});
