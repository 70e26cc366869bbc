import { paths } from '../../app/paths.ts';
import { ScreeningList } from '../../features/assessments/screenings/screening-list.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Screenings</PageTitle>
      <PageHeader
        trail={[{ label: 'Client Directory', href: paths.clients }]}
        title="Screenings"
        description="One form for many clients at once"
      />
      <ScreeningList />
    </>
  );
}
