import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Dialog } from './dialog.tsx';

type Leaving = { onGone: () => void };

/** A dialog that few open is loaded when it is first opened. Its title is said if it does not come. */
export function dialogOnDemand<Props extends Leaving>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Missing = ({ onGone }: Props) => <MissingDialog title={title} onGone={onGone} />;
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: Missing }),
    ),
  );
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function MissingDialog({ title, onGone }: Leaving & { title: string }) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog visible={visible} onVisibleChange={setVisible} onGone={onGone} title={title} size="message">
      This part of the page could not be loaded. Check your connection and reload the page.
    </Dialog>
  );
}
