import { Skeleton } from '../skeleton/skeleton.tsx';
import { Fact, FactList } from './fact-list.tsx';

/** The names of facts whose values are on their way. */
export const FactListSkeleton = ({ names }: { names: readonly string[] }) => (
  <FactList>
    {names.map((name) => (
      <Fact key={name} name={name}>
        <Skeleton variant="body" width="medium" />
      </Fact>
    ))}
  </FactList>
);
