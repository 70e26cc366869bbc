import { paths } from '../../../app/paths.ts';
import { FormSkeleton } from '../../../lib/form/long-form.tsx';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import styles from '../my-org.module.css';
import { MyOrgFrame } from '../my-org-frame.tsx';
import { LogoSection } from './logo-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './settings-queries.ts';

const FIELDS = 6;

export function SettingsPanel() {
  const settings = useSettings();
  return (
    <MyOrgFrame current={paths.myOrgSettings}>
      <div className={styles.form}>
        {settings.data ? (
          <>
            <SettingsForm settings={settings.data} />
            <LogoSection organization={settings.data.name} />
          </>
        ) : settings.errorUpdateCount > 0 ? (
          <LoadFailure query={settings}>The settings could not be loaded</LoadFailure>
        ) : (
          <FormSkeleton title="Organization" fields={FIELDS} />
        )}
      </div>
    </MyOrgFrame>
  );
}
