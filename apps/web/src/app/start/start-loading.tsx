import { BareFrame } from '../layout/bare-frame.tsx';
import { PageLoading } from '../layout/page-loading.tsx';

export function StartLoading() {
  return (
    <BareFrame>
      <PageLoading />
    </BareFrame>
  );
}
