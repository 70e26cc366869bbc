import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Link } from '../../ui/link/link.tsx';
import { clientName } from '../client-name.ts';
import { useFormKit } from '../form/form-kit.ts';
import styles from './similar-clients.module.css';
import { useSimilarClients } from './use-similar-clients.ts';

/** Warns of a client who may be the same one. It is up to the practitioner: two people can share both. */
export function SimilarClients({ exceptId }: { exceptId?: string | undefined }) {
  const { form } = useFormKit();
  const [firstName, lastName, dateOfBirth] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'dateOfBirth'],
  });
  const similar = useSimilarClients({ firstName, lastName, dateOfBirth });
  const others = similar.filter(({ id }) => id !== exceptId);
  const found = others.map(({ id }) => id).join();
  const [dismissed, setDismissed] = useState('');
  if (found === dismissed) return null;
  return (
    <AlertBanner tone="priority" onDismiss={() => setDismissed(found)}>
      <p>A client with this name and date of birth exists:</p>
      <p className={styles.links}>
        {others.map((client) => (
          <Link key={client.id} href={generatePath(paths.client, { id: client.id })} newTab>
            {clientName(client)}, {displayDate(client.dateOfBirth)}
          </Link>
        ))}
      </p>
    </AlertBanner>
  );
}
