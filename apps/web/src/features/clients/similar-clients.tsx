import { displayDate } from '@hub/contract/dates/date-display';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import { name } from '@hub/contract/fields/name';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { generatePath } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '../../app/paths.ts';
import { useFormKit } from '../../lib/form/form-kit.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Link } from '../../ui/link/link.tsx';
import { clientName } from './client-name.ts';
import { useSimilarClients } from './client-queries.ts';
import styles from './similar-clients.module.css';

const PAUSE_MS = 400;

/**
 * Warns of a client who may be the same person. The practitioner decides, because two people can share name
 * and birthday.
 */
export function SimilarClients({ exceptId }: { exceptId?: string | undefined }) {
  const { data: similar = [] } = useSimilarClients(useTypedPerson());
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

const person = z.object({ FirstName: name, LastName: name, DateOfBirth: calendarDate });

/** The person in the form, after a pause in typing; undefined until name and date of birth are complete. */
function useTypedPerson() {
  const { form } = useFormKit();
  const [FirstName, LastName, DateOfBirth] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'dateOfBirth'],
  });
  const [typed, setTyped] = useState<z.infer<typeof person>>();
  useEffect(() => {
    const complete = person.safeParse({ FirstName, LastName, DateOfBirth });
    const timer = setTimeout(() => setTyped(complete.data), complete.success ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [FirstName, LastName, DateOfBirth]);
  return typed;
}
