import { useEffect, useState } from 'react';
import { SearchIcon } from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { showToast } from '../../ui/toast/toasts.ts';

type DialogProps = { visible: boolean; onVisibleChange: (visible: false) => void };

function MissingDialog({ onVisibleChange }: DialogProps) {
  useEffect(() => {
    showToast({
      message: 'The search could not be loaded. Check your connection and reload the page.',
      tone: 'alert',
    });
    onVisibleChange(false);
  }, [onVisibleChange]);
  return null;
}

const Dialog = onDemand<DialogProps>(
  () => import('./quick-search-dialog.tsx').then((file) => file.QuickSearchDialog),
  MissingDialog,
);

/** Toasts also have this role, but they do not block the page. */
const DIALOG = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search by its button, or from anywhere by Ctrl K or ⌘ K. */
export function QuickSearch() {
  const [isWanted, setIsWanted] = useState(false);
  const [visible, setVisible] = useState(false);
  const open = () => {
    setIsWanted(true);
    setVisible(true);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!(isMac ? event.metaKey : event.ctrlKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector(DIALOG)) return;
      setIsWanted(true);
      setVisible(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <IconButton label={`Search (${isMac ? '⌘' : 'Ctrl'} K)`} onPress={open}>
        <SearchIcon />
      </IconButton>
      {isWanted && <Dialog visible={visible} onVisibleChange={setVisible} />}
    </>
  );
}
