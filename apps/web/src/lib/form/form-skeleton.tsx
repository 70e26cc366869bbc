import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FieldCard } from './field-card.tsx';

type Props = { title: string; fields: number };

/** The first card of a long form that is still loading. */
export function FormSkeleton({ title, fields }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <FieldCard title={title}>
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change
          <div key={index} aria-hidden="true">
            <Skeleton variant="small" width="narrow" />
            <Skeleton variant="button" width="full" />
          </div>
        ))}
      </FieldCard>
    </>
  );
}
