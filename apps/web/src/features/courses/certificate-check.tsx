import { displayDate } from '@hub/contract/dates/date-display';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList, FactListSkeleton } from '../../ui/fact-list/fact-list.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useCertificate } from './course-queries.ts';
import styles from './course-view.module.css';
import { hoursInWords } from './course-words.ts';

/** Shows a certificate to anyone who has its number. */
export function CertificateCheck({ number }: { number: string }) {
  const query = useCertificate(number);
  const { data, error } = query;
  const isUnknown =
    error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input');
  return (
    <div className={styles.page}>
      <PageTitle>Certificate</PageTitle>
      <PageHeader
        title={isUnknown ? 'There is no such certificate' : 'Certificate'}
        description={
          isUnknown
            ? `No certificate has the number ${number}. Compare it with the one that is printed on the certificate.`
            : data && 'This certificate is genuine. It says:'
        }
      />
      {!isUnknown && (
        <Card>
          {data ? (
            <FactList>
              <Fact name="Name">{data.name}</Fact>
              <Fact name="Course">{data.course}</Fact>
              <Fact name="Credit">{hoursInWords(data.hours)}</Fact>
              <Fact name="Completed on">{displayDate(data.completedOn)}</Fact>
              <Fact name="Version">{data.version}</Fact>
              <Fact name="Number">{data.number}</Fact>
            </FactList>
          ) : query.errorUpdateCount > 0 ? (
            <LoadFailure query={query}>The certificate could not be looked up</LoadFailure>
          ) : (
            <FactListSkeleton names={['Name', 'Course', 'Credit', 'Completed on', 'Version', 'Number']} />
          )}
        </Card>
      )}
    </div>
  );
}
