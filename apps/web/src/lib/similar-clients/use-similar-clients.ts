import { listSimilarClients } from '@hub/contract/core/clients/clients';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import { name } from '@hub/contract/fields/name';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../api/use-api.ts';

const PAUSE_MS = 400;

const person = z.object({ firstName: name, lastName: name, dateOfBirth: calendarDate });
type Person = z.infer<typeof person>;

/** Clients with this name and date of birth; nothing is asked before all of it is there. */
export function useSimilarClients({ firstName, lastName, dateOfBirth }: Person) {
  const api = useApi();
  const [asked, setAsked] = useState<Person>();
  useEffect(() => {
    const complete = person.safeParse({ firstName, lastName, dateOfBirth });
    // Whoever is still typing a name does not mean its beginning.
    const timer = setTimeout(() => setAsked(complete.data), complete.success ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [firstName, lastName, dateOfBirth]);

  const { data } = useQuery({
    queryKey: ['clients', 'similar', asked],
    queryFn: async ({ signal }) => {
      if (!asked) return [];
      const query = { FirstName: asked.firstName, LastName: asked.lastName, DateOfBirth: asked.dateOfBirth };
      return (await api.call(listSimilarClients, { query, signal })).items;
    },
  });
  return data ?? [];
}
