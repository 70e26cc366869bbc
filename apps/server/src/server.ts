import type { FastifyInstance } from 'fastify';
import { createLifecycle, type LifecycleHooks } from './accounts/lifecycle.ts';
import { removeUnusedOrganizations } from './accounts/organization-repository.ts';
import { addAuditMonths } from './audit/audit-months.ts';
import { headFile, requireHeadFolder } from './audit/kept-head.ts';
import { createSealing } from './audit/seal-job.ts';
import { serveCommands } from './commands/beside-server.ts';
import { copyDataCommand } from './commands/copy-data.ts';
import { operatorCommands } from './commands/operator-commands.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { findPrintedForm } from './demo/printed-form.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedReports } from './demo/seed-reports.ts';
import { createDrawings, type Drawings } from './documents/drawings.ts';
import { administrationRoutes } from './features/assessments/administration-routes.ts';
import { alertRoutes } from './features/assessments/alerts/alert-routes.ts';
import { lookThroughForms } from './features/assessments/alerts/look-through-forms.ts';
import { notifyOfAlerts } from './features/assessments/alerts/notify-of-alerts.ts';
import { assessmentRoutes } from './features/assessments/assessment-routes.ts';
import { codeRoutes } from './features/assessments/codes/code-routes.ts';
import { correctionRoutes } from './features/assessments/corrections/correction-routes.ts';
import { formsOutRoutes } from './features/assessments/forms-out-routes.ts';
import { handOffRoutes } from './features/assessments/hand-off/hand-off-routes.ts';
import { needRoutes } from './features/assessments/needs/need-routes.ts';
import { openFormRoutes } from './features/assessments/open-form-routes.ts';
import { paperRoutes } from './features/assessments/paper/paper-routes.ts';
import { printedPaperRoutes } from './features/assessments/paper/printed-paper-routes.ts';
import { remindOfForms } from './features/assessments/reminders/remind-of-forms.ts';
import { reminderWanted } from './features/assessments/reminders/reminder-mail.ts';
import { reminderRoutes } from './features/assessments/reminders/reminder-routes.ts';
import { reviewRoutes } from './features/assessments/review/review-routes.ts';
import { scoreRoutes } from './features/assessments/score-routes.ts';
import { mailScreenings } from './features/assessments/screenings/mail-screenings.ts';
import { screeningRoutes } from './features/assessments/screenings/screening-routes.ts';
import { expireForms, scoreLeftBehind } from './features/assessments/waiting-forms.ts';
import { createFormWatch } from './features/assessments/watch-forms.ts';
import { caseRoutes } from './features/cases/case-routes.ts';
import { noteRoutes } from './features/cases/note-routes.ts';
import { remindOfCases } from './features/cases/remind-of-cases.ts';
import { catalogRoutes } from './features/catalogs/catalog-routes.ts';
import { clientRecordRoutes } from './features/clients/client-record-routes.ts';
import { clientRoutes } from './features/clients/client-routes.ts';
import { contactRoutes } from './features/clients/contact-routes.ts';
import { recordRoutes } from './features/clients/record-routes.ts';
import { sheetRoutes } from './features/clients/sheet/sheet-routes.ts';
import { consentRoutes } from './features/consents/consent-routes.ts';
import { assignmentRoutes } from './features/courses/assignment-routes.ts';
import { courseFileRoutes } from './features/courses/course-file-routes.ts';
import { courseRoutes } from './features/courses/course-routes.ts';
import { remindOfCourses } from './features/courses/remind-of-courses.ts';
import { findFormsOfFeatures } from './features/instruments/form-repository.ts';
import { formRoutes } from './features/instruments/form-routes.ts';
import { printRoutes } from './features/instruments/print-routes.ts';
import { letterheadRoutes } from './features/letterheads/letterhead-routes.ts';
import { materialRoutes } from './features/library/material-routes.ts';
import { productFileRoutes } from './features/library/product-file-routes.ts';
import { productRoutes } from './features/library/product-routes.ts';
import { videoRoutes } from './features/library/video-routes.ts';
import { expireLicenses } from './features/licenses/expire-licenses.ts';
import { inventoryRoutes } from './features/licenses/inventory-routes.ts';
import { verifyLedger } from './features/licenses/ledger/verify-ledger.ts';
import { alertOfLicenses } from './features/licenses/license-alerts.ts';
import { isLicensedTo } from './features/licenses/license-list.ts';
import { licenseRoutes } from './features/licenses/license-routes.ts';
import { memberClientRoutes } from './features/members/member-client-routes.ts';
import { memberRoutes } from './features/members/member-routes.ts';
import { reportRoutes } from './features/reports/report-routes.ts';
import { searchRoutes } from './features/search/search-routes.ts';
import { pictureRoutes } from './features/users/picture/picture-routes.ts';
import { profileRoutes } from './features/users/profile-routes.ts';
import { reminderTextRoutes } from './features/users/reminder-text-routes.ts';
import { docsRoutes } from './http/docs-routes.ts';
import { followAnswers } from './http/follow-answers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { createHttpApp } from './http/http-app.ts';
import { pageAssets } from './http/page-assets.ts';
import { respondentApp } from './http/respondent-app.ts';
import { runtimeConfigRoute } from './http/runtime-config-route.ts';
import { webApp } from './http/web-app.ts';
import { createIdentity } from './identity/identity.ts';
import { endSession } from './identity/provider-store.ts';
import { lockedSignIns } from './identity/sign-in-locked-job.ts';
import { after } from './jobs/after.ts';
import { cleanUp } from './jobs/clean-up.ts';
import { createEnqueue } from './jobs/enqueue.ts';
import { every } from './jobs/every.ts';
import { purgeDeleted } from './jobs/purge-deleted.ts';
import { installQueues, startQueues } from './jobs/queues.ts';
import type { Logger } from './logging/logger.ts';
import { deliveredMail } from './mail/delivered-mail.ts';
import { keptMailRoutes } from './mail/kept-mail-routes.ts';
import { keptMailTransport } from './mail/kept-mail-transport.ts';
import { mailDelivery } from './mail/mail-delivery.ts';
import { createSendMail } from './mail/outbox.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import { undeliveredMail } from './mail/undelivered-mail.ts';
import { wantedMail } from './mail/wanted-mail.ts';
import { queues } from './queues.ts';
import {
  deliveredHooks,
  expiredHooks,
  leftovers,
  lifecycleHooks,
  purgedKinds,
  searchables,
  undeliveredHooks,
} from './registry.ts';
import { loadSecrets } from './security/secrets.ts';

/** In seconds; leaves time to sign in after the start. */
const DEMO_REPORTS_AFTER = 5;

export type Hub = {
  app: FastifyInstance;
  database: Database;
  /** The address of an open form of the demonstration, while there is one. */
  formAddress: string | undefined;
  /** Stops the recurring jobs; tests then run them when they need them. */
  stopJobs: () => Promise<void>;
  close: () => Promise<void>;
};

type Parts = {
  config: Config;
  logger: Logger;
  /** Additional routes: tests add theirs here. */
  moreRoutes?: (app: FastifyInstance) => void;
  moreHooks?: LifecycleHooks;
  /** The renderer of documents: tests use shorter limits. */
  drawings?: Drawings;
};

/** The whole server on one screen: its parts, and the order in which they start and stop. */
export async function startServer({
  config,
  logger,
  moreRoutes,
  moreHooks = {},
  drawings = createDrawings(),
}: Parts): Promise<Hub> {
  const secrets = loadSecrets(config);
  requireHeadFolder(config.auditHeadFile);
  const database = await connect(config, logger, async (owner) => {
    await installQueues(owner, queues);
    await addAuditMonths(owner);
  });
  const queueing = await startQueues(database.pool, logger);
  const enqueue = createEnqueue(queueing.boss);
  const sendMail = createSendMail(enqueue, secrets.mail);
  const identity = await createIdentity({ config, database, secrets, logger, enqueue });
  if (config.seedDemo) await seedDemo(database, secrets);
  const formAddress = config.seedDemo
    ? await findPrintedForm(database.system, secrets.formLinks, config.publicUrl)
    : undefined;

  const app = createHttpApp({ config, logger, database, secrets, verifyToken: identity.verifyToken });
  app.decorate('lifecycle', createLifecycle([...lifecycleHooks, moreHooks]));
  const answerEveryone = followAnswers(app);
  const sealing = createSealing({
    database,
    logger,
    key: secrets.auditChain,
    kept: headFile(config.auditHeadFile),
  });
  healthRoutes(app, { auditFault: sealing.fault });
  runtimeConfigRoute(app, config, identity.client);
  pageAssets(app);
  docsRoutes(app, config.publicUrl);
  await identity.routes(app);
  profileRoutes(app);
  pictureRoutes(app);
  letterheadRoutes(app);
  reminderTextRoutes(app);
  catalogRoutes(app);
  clientRoutes(app);
  clientRecordRoutes(app);
  contactRoutes(app);
  recordRoutes(app);
  sheetRoutes(app);
  caseRoutes(app);
  noteRoutes(app);
  consentRoutes(app);
  alertRoutes(app);
  screeningRoutes(app);
  const formPost = { keys: secrets.formLinks, sendMail, publicUrl: config.publicUrl };
  administrationRoutes(app, { ...formPost, endSession });
  const formWatch = createFormWatch(database);
  scoreRoutes(app, formWatch);
  handOffRoutes(app);
  reminderRoutes(app, formPost);
  needRoutes(app);
  formsOutRoutes(app);
  openFormRoutes(app);
  inventoryRoutes(app);
  licenseRoutes(app, {
    secret: secrets.licenseKeys,
    sendMail,
    publicUrl: config.publicUrl,
    salesEmail: config.salesEmail,
  });
  memberRoutes(app, { sendMail, publicUrl: config.publicUrl });
  memberClientRoutes(app, { sendMail, publicUrl: config.publicUrl });
  productRoutes(app, { isLicensedTo });
  formRoutes(app);
  printRoutes(app, drawings);
  reviewRoutes(app);
  correctionRoutes(app);
  paperRoutes(app);
  printedPaperRoutes(app, drawings);
  assessmentRoutes(app, secrets.formLinks);
  codeRoutes(app, { keys: secrets.formLinks, publicUrl: config.publicUrl });
  videoRoutes(app);
  productFileRoutes(app);
  materialRoutes(app, { sendMail, publicUrl: config.publicUrl, findFormsOfFeatures });
  reportRoutes(app, { drawings, publicUrl: config.publicUrl });
  courseRoutes(app, { drawings, brand: config.brand.providerName, publicUrl: config.publicUrl });
  courseFileRoutes(app);
  assignmentRoutes(app, { sendMail, publicUrl: config.publicUrl });
  searchRoutes(app, searchables);
  moreRoutes?.(app);
  if (config.database.kind === 'embedded') keptMailRoutes(app, database.system, secrets.mail);
  await respondentApp(app);
  await webApp(app, { gallery: config.database.kind === 'embedded' });

  for (const work of identity.jobs) queueing.work(work);
  queueing.work(lockedSignIns({ database, sendMail, publicUrl: config.publicUrl }));
  const { smtpUrl, mailFrom } = config;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, mailFrom)
    : keptMailTransport(database.system, secrets.mail);
  queueing.work(
    mailDelivery(transport, secrets.mail, {
      isWanted: wantedMail(database, [reminderWanted(formPost)]),
      onDelivered: deliveredMail({ database, logger, hooks: deliveredHooks }),
    }),
  );
  queueing.work(undeliveredMail({ database, logger, hooks: undeliveredHooks }));
  const jobs = [
    every(3, 'seal audit entries', logger, sealing.run),
    every(30, 'reload signing keys', logger, identity.reloadKeys),
    every(600, 'clean up', logger, async () => {
      await cleanUp(database.system, leftovers);
      await removeUnusedOrganizations(database.system);
    }),
    every(300, 'remind of cases', logger, async () => {
      const mails = await remindOfCases({ database, sendMail, publicUrl: config.publicUrl });
      if (mails > 0) logger.info({ mails }, 'reminders of cases written');
    }),
    ...(config.features.prolearn
      ? [
          every(300, 'remind of courses', logger, async () => {
            const mails = await remindOfCourses({ database, sendMail, publicUrl: config.publicUrl });
            if (mails > 0) logger.info({ mails }, 'reminders of courses written');
          }),
        ]
      : []),
    every(900, 'licenses that end', logger, async () => {
      const entries = await expireLicenses(database);
      if (entries > 0) logger.info({ entries }, 'licenses expired');
      await alertOfLicenses({ database, sendMail, publicUrl: config.publicUrl });
    }),
    every(5, 'score submissions', logger, async () => {
      const forms = await scoreLeftBehind(database, logger);
      if (forms > 0) logger.info({ forms }, 'submissions scored that were left behind');
    }),
    every(3, 'mails of screenings', logger, async () => {
      const mails = await mailScreenings({ database, logger, post: formPost });
      if (mails > 0) logger.info({ mails }, 'mails of screenings written');
    }),
    every(5, 'critical answers', logger, async () => {
      const alerts = await lookThroughForms(database, logger);
      if (alerts > 0) logger.info({ alerts }, 'alerts raised');
      await notifyOfAlerts({ database, sendMail, publicUrl: config.publicUrl }, logger);
    }),
    every(300, 'forms past their day', logger, async () => {
      const forms = await expireForms(database, logger);
      if (forms > 0) logger.info({ forms }, 'forms expired');
    }),
    every(300, 'remind of forms', logger, async () => {
      const mails = await remindOfForms({ database, logger, ...formPost });
      if (mails > 0) logger.info({ mails }, 'reminders of forms written');
    }),
    every(86_400, 'verify the ledger', logger, async () => {
      const differences = await verifyLedger(database.system);
      if (differences.length > 0) logger.error({ differences }, 'the ledger is not sound');
    }),
    every(3600, 'purge deleted records', logger, async () => {
      const { purged, archived } = await purgeDeleted({
        database,
        kinds: purgedKinds,
        hooks: expiredHooks,
        logger,
      });
      if (purged + archived > 0) logger.info({ purged, archived }, 'deleted records ended');
    }),
    ...(config.seedDemo && app.features.createReport
      ? [
          after(DEMO_REPORTS_AFTER, 'reports of the demonstration', logger, async () => {
            const reports = await seedReports(database, drawings);
            if (reports > 0) logger.info({ reports }, 'reports of the demonstration made');
          }),
        ]
      : []),
  ];

  const commands =
    config.database.kind === 'embedded'
      ? await serveCommands(
          { config, database, secrets },
          new Map([...operatorCommands, ['copy-data', copyDataCommand]]),
        )
      : undefined;
  await app.listen({ port: config.port, host: config.host });

  const stopJobs = async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
  return {
    app,
    database,
    formAddress,
    stopJobs,
    async close() {
      formWatch.endAll();
      await answerEveryone();
      await app.close();
      await drawings.close();
      await stopJobs();
      await queueing.stop();
      transport.close();
      await commands?.close();
      await database.close();
    },
  };
}
