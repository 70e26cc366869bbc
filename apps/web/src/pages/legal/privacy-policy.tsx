import { paths } from '../../app/paths.ts';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Link } from '../../ui/link/link.tsx';
import { LegalDocument } from './legal-document.tsx';

export function PrivacyPolicy({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { providerName, providerUrl } = useRuntimeConfig().brand;
  return (
    <LegalDocument
      title="Privacy Policy"
      headingLevel={headingLevel}
      summary={
        <p>
          The Evaluation Hub holds records about people who are evaluated, and about the professionals who
          evaluate them. We use these records to run the hub for those professionals, and for nothing else. We
          do not sell them, and the hub shows no advertising.
        </p>
      }
      sections={[
        {
          id: 'who-is-responsible',
          title: 'Who is responsible',
          text: (
            <>
              <p>
                {providerName} offers the Evaluation Hub and is responsible for the accounts of the people who
                sign in to it. In this policy, “we” means {providerName}.
              </p>
              <p>
                Records about clients belong to the practitioner who enters them and to that practitioner’s
                organization: a practice, a clinic, a school or a district. They decide what is recorded and
                why. We keep these records for them and follow their instructions.
              </p>
            </>
          ),
        },
        {
          id: 'what-we-hold',
          title: 'What we hold, and about whom',
          text: (
            <dl>
              <div>
                <dt>Practitioners and managers</dt>
                <dd>
                  Name, email, phone numbers, addresses, job, highest degree, field of profession, whether
                  licensed, organization, role, and whether you asked for product emails. Your password is
                  kept only as a hash, from which it cannot be read.
                </dd>
              </div>
              <div>
                <dt>Clients</dt>
                <dd>
                  What the practitioner enters: name, date of birth, sex, gender identity, pronouns, language,
                  contacts such as parents, schooling, household, comments, and the cases with their dates,
                  notes and reasons for referral. Also the answers, scores and reports of an evaluation.
                </dd>
              </div>
              <div>
                <dt>Respondents</dt>
                <dd>
                  People who answer a form about a client, such as a parent or a teacher: how they are related
                  to the client, their answers and, when the form is sent by email, their email address.
                </dd>
              </div>
              <div>
                <dt>Use of the hub</dt>
                <dd>
                  When a session was opened, renewed and ended, and who read or changed which record and when.
                </dd>
              </div>
            </dl>
          ),
        },
        {
          id: 'why',
          title: 'Why we hold it',
          text: (
            <ul>
              <li>To let practitioners evaluate their clients and keep the records of their work.</li>
              <li>To let managers run their organization’s accounts and licenses.</li>
              <li>To sign people in, protect accounts and find misuse.</li>
              <li>To send mail about an account, such as a notice that sign-in is locked.</li>
              <li>To answer you when you call support.</li>
              <li>To send product emails, only to people who asked for them.</li>
            </ul>
          ),
        },
        {
          id: 'who-sees-it',
          title: 'Who sees it',
          text: (
            <>
              <ul>
                <li>A practitioner sees the clients they own.</li>
                <li>
                  A manager sees the accounts and licenses of the organization and, in order to transfer
                  clients, the names, dates and counts in each practitioner’s client list. Managers do not see
                  notes or answers of clients they do not own.
                </li>
                <li>
                  Our support staff sees organizations, accounts and licenses in order to help people, and no
                  client data.
                </li>
                <li>Another organization sees nothing.</li>
              </ul>
              <p>
                Companies that run servers, sign-in or mail delivery for us may handle data on our
                instructions, for no purpose of their own. We hand out records beyond that only when a law or
                a court obliges us to.
              </p>
            </>
          ),
        },
        {
          id: 'your-choices',
          title: 'Do Not Sell or Share My Personal Information',
          text: (
            <>
              <p>
                We do not sell personal information, and we do not share it for advertising. This holds for
                practitioners, clients and respondents alike, so there is nothing that you need to opt out of.
              </p>
              <p>
                The hub has no advertising and no trackers of other companies. If you would like to have this
                choice recorded all the same, or no longer want product emails, call us: <SupportPhones />.
              </p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long we keep it',
          text: (
            <ul>
              <li>Your account: for as long as you or your organization use the hub.</li>
              <li>
                Client records: for as long as the practitioner or the organization keeps them. A deleted
                client disappears from the hub at once and can be restored for 30 days.
              </li>
              <li>Records of sessions: up to 30 days after the session has run out.</li>
              <li>Counts of wrong passwords: about an hour after the last one.</li>
              <li>
                The audit trail: it names accounts and records by number and holds none of their content. It
                is kept for as long as the law and the proof of what happened require.
              </li>
            </ul>
          ),
        },
        {
          id: 'security',
          title: 'How we protect it',
          text: (
            <>
              <ul>
                <li>
                  The database itself separates organizations: a request can reach only the rows of the
                  organization that it belongs to.
                </li>
                <li>
                  Each request checks that your session is still open and your account still active. After a
                  logout or a deactivation, the next request is refused.
                </li>
                <li>
                  Passwords are hashed with argon2id. Guessing is slowed down from the fifth wrong password,
                  and ten lock sign-in for 15 minutes.
                </li>
                <li>You are signed out after 30 minutes without activity.</li>
                <li>
                  Reads and changes of a person’s record are written to an audit trail that shows when
                  somebody tampers with it.
                </li>
                <li>Our technical logs hold no names, emails, passwords or contents.</li>
              </ul>
              <p>
                No protection is perfect. If you think that somebody has seen what they should not, call us at
                once.
              </p>
            </>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies and browser storage',
          text: (
            <>
              <p>The hub stores in your browser only what it needs to work:</p>
              <ul>
                <li>
                  Cookies of the sign-in service, which let it know you during a sign-in and while your
                  session is open.
                </li>
                <li>
                  Your session’s tokens, and a cookie that marks the session as open until the browser is
                  closed. Both are removed when you log out.
                </li>
                <li>The time of your last activity, so that all tabs are signed out together.</li>
                <li>Why your last session ended and where you were, to tell you and to lead you back.</li>
                <li>The theme you chose, light or dark.</li>
              </ul>
              <p>None of it is used to follow you to other sites.</p>
            </>
          ),
        },
        {
          id: 'children',
          title: 'Children and students',
          text: (
            <>
              <p>
                Accounts are for adult professionals. Many clients are children or students. Their data is
                entered by a practitioner or given by a respondent at the practitioner’s request, and it is
                used for the evaluation only: not for advertising, and not to build a profile for any other
                purpose.
              </p>
              <p>
                Parents, guardians and students turn to the school or the practitioner first, who can show,
                correct or delete the record. We help them to do so.
              </p>
            </>
          ),
        },
        {
          id: 'your-rights',
          title: 'Your rights and how to use them',
          text: (
            <>
              <p>Depending on where you live, the law gives you some or all of these rights:</p>
              <ul>
                <li>to know what is held about you and to get a copy;</li>
                <li>to have mistakes corrected;</li>
                <li>to have your data deleted, where no duty to keep it stands against that;</li>
                <li>to object to a use, or to have it limited;</li>
                <li>to complain to the authority that watches over data protection where you live.</li>
              </ul>
              <p>
                If you have an account, call us: <SupportPhones />. We first make sure that it is really you.
                If you are a client or a respondent, ask the practitioner or the organization that evaluates;
                if you do not know who that is, call us. Nobody is treated worse for using a right.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          text: (
            <p>
              When we change this policy, we change the date at the top. We tell people with an account about
              a change that matters to them before it takes effect.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Contact',
          text: (
            <p>
              {providerName}, <Link href={providerUrl}>{providerUrl}</Link>. Call <SupportPhones />, or see{' '}
              <Link href={paths.support}>Support</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}

export function Component() {
  return (
    <>
      <PageTitle>Privacy Policy</PageTitle>
      <PrivacyPolicy headingLevel={1} />
    </>
  );
}
