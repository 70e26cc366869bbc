import { QueryClient } from '@tanstack/react-query';
import { ApiProblem, NoAnswer } from './api-problem.ts';

const RETRIES = 1;

/** What the screens have loaded, for one user. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
    },
  });

/** The network, the database or the identity provider may be back in a moment; a refusal stays one. */
const mayPass = (error: Error) =>
  error instanceof NoAnswer || (error instanceof ApiProblem && error.status === 503);
