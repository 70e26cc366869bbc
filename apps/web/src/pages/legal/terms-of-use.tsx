import { paths } from '../../app/paths.ts';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Link } from '../../ui/link/link.tsx';
import { LegalDocument } from './legal-document.tsx';

export function TermsOfUse({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { providerName } = useRuntimeConfig().brand;
  return (
    <LegalDocument
      title="Terms of Use"
      headingLevel={headingLevel}
      summary={
        <p>
          These are the rules for using the Evaluation Hub. They are an agreement between you and{' '}
          {providerName}, which offers the hub (“we”). If you use the hub for an organization, you agree for
          your own use of it, and the organization’s own contract with us applies as well.
        </p>
      }
      sections={[
        {
          id: 'who-may-use-it',
          title: 'Who may use the hub',
          text: (
            <>
              <p>
                The hub is for adult professionals who evaluate people or manage those who do: psychologists,
                clinicians, school staff and similar. You need the training that the tests you use require,
                and you must be allowed to evaluate your clients where you work.
              </p>
              <p>
                What you tell us about yourself, your degree, your profession and your license has to be true.
                Tell us when it changes.
              </p>
            </>
          ),
        },
        {
          id: 'your-account',
          title: 'Your account',
          text: (
            <ul>
              <li>An account is for one person. Do not share it, and keep its password to yourself.</li>
              <li>Log out, or lock your computer, when you leave it.</li>
              <li>
                Managers decide who belongs to their organization, in which role, and whether an account is
                active. They are responsible for these decisions.
              </li>
              <li>If you think that somebody else has used your account, call us at once.</li>
            </ul>
          ),
        },
        {
          id: 'professional-responsibility',
          title: 'Professional responsibility',
          text: (
            <>
              <p>
                Scores and reports support professional judgment. They never replace it. Do not base a
                diagnosis, a placement or any other decision about a person on a score alone.
              </p>
              <p>
                You choose the tests, give them as their instructions say, check that the results are
                plausible and explain them. You also see to it that you have the consent of the client, or of
                those who may give it for the client, and that you keep the rules of your profession.
              </p>
            </>
          ),
        },
        {
          id: 'licenses',
          title: 'Licenses and uses',
          text: (
            <>
              <p>
                Tests and reports in the library are licensed, not sold. A license gives you or your
                organization a number of uses. Where pooling is on, practitioners of an organization draw on
                common uses. Managers can assign uses to a practitioner and take unspent ones back.
              </p>
              <p>
                Licenses are for your own organization. You may not resell them or pass them on to anybody
                outside it.
              </p>
            </>
          ),
        },
        {
          id: 'test-materials',
          title: 'Confidentiality of test materials',
          text: (
            <>
              <p>
                A test works only as long as its questions are not known beforehand. Questions, answer keys,
                norms and manuals are protected by copyright and are confidential.
              </p>
              <p>
                Do not publish them, copy them out of the hub, or show them to anybody who does not need them
                for an evaluation. Reports may go to those who are entitled to the results. If a law obliges
                you to disclose test materials, talk to us first where the law allows that.
              </p>
            </>
          ),
        },
        {
          id: 'acceptable-use',
          title: 'Acceptable use',
          text: (
            <>
              <p>Please do not</p>
              <ul>
                <li>enter records of people whom you do not evaluate or have no right to record;</li>
                <li>look at, or try to reach, records that are not yours to see;</li>
                <li>attack, overload or get around the protections of the hub;</li>
                <li>use programs to copy content out of it in bulk;</li>
                <li>use its content to build another test or to train a computer model.</li>
              </ul>
              <p>If you find a weakness, tell us, and give us time to mend it before you tell others.</p>
            </>
          ),
        },
        {
          id: 'your-records',
          title: 'Your records',
          text: (
            <p>
              What you enter stays yours or your organization’s. We use it only to run the hub for you, as the{' '}
              <Link href={paths.privacyPolicy}>Privacy Policy</Link> says. Keeping records for as long as your
              profession requires is your duty: download what you need before you delete it or leave.
            </p>
          ),
        },
        {
          id: 'availability',
          title: 'Availability',
          text: (
            <p>
              We take care to keep the hub running, but cannot promise that it never stops. Maintenance is
              planned for Tuesdays and Thursdays, 4:00pm to 5:30pm PST. The hub may not answer at these times.
              Faults and urgent repairs can happen at other times too.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'Liability',
          text: (
            <>
              <p>
                We answer for the harm that we cause on purpose or by gross carelessness, and wherever the law
                does not let us limit it. Nothing in these terms takes away a right that the law gives you.
              </p>
              <p>
                Beyond that, and as far as the law allows, we do not answer for professional decisions made
                with the help of the hub, for wrong results from wrong entries, for times when the hub is not
                available, or for profit that you lose.
              </p>
            </>
          ),
        },
        {
          id: 'ending',
          title: 'Ending',
          text: (
            <>
              <p>
                You may stop using the hub at any time. Call us to close your account. If you belong to an
                organization, its manager can also deactivate or remove it; your clients can then be
                transferred to another practitioner.
              </p>
              <p>
                We may close an account that breaks these terms. Unless there is danger for people or data, we
                first tell you why and give you time to put it right and to fetch your records.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          text: (
            <p>
              When we change these terms, we change the date at the top. We tell people with an account about
              a change that matters to them before it takes effect. If you do not agree, stop using the hub
              and call us to close your account.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Contact',
          text: (
            <p>
              Questions about these terms: call {providerName} at <SupportPhones />, or see{' '}
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
      <PageTitle>Terms of Use</PageTitle>
      <TermsOfUse headingLevel={1} />
    </>
  );
}
