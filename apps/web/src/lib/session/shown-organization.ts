import { paths } from '../../app/paths.ts';

const KEY = 'hub.organization';
const STARTED_ANEW = 'hub.organization-switched';

type Shown = { user: string; id: string };

export type ShownOrganization = ReturnType<typeof createShownOrganization>;

/** The organization whose records this tab shows. All tabs of the browser show the same one. */
export function createShownOrganization(user: () => string | undefined, start: () => void = startAnew) {
  let shown = read();
  const id = () => (shown?.user === user() ? shown?.id : undefined);

  function show(next: string) {
    const current = user();
    if (current === undefined) return;
    shown = { user: current, id: next };
    localStorage.setItem(KEY, JSON.stringify(shown));
  }

  /** Another tab has switched. */
  function follow() {
    const kept = read();
    if (kept?.user === user() && id() !== undefined && kept?.id !== id()) start();
  }

  return {
    /** Undefined until the profile was loaded for the first time. */
    id,
    show,
    switchTo(next: string) {
      show(next);
      start();
    },
    /**
     * The server says that the current organization has changed: restarting the hub finds out which it is.
     */
    forget() {
      shown = undefined;
      localStorage.removeItem(KEY);
      start();
    },
    watch() {
      const listen = ({ key }: StorageEvent) => {
        if (key === KEY) follow();
      };
      window.addEventListener('storage', listen);
      // A page that the back button restores has missed the switch.
      window.addEventListener('pageshow', follow);
      return () => {
        window.removeEventListener('storage', listen);
        window.removeEventListener('pageshow', follow);
      };
    },
  };
}

function read(): Shown | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}

/** Loads Home from the server, so that no data of the former organization is left in the page. */
function startAnew(): void {
  sessionStorage.setItem(STARTED_ANEW, 'true');
  // Drafts keep what was typed in that organization, so the browser need not ask.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.replace(paths.start);
}

/** Whether the tab was restarted since the last call of this function. */
export function takeStartedAnew(): boolean {
  const wasSet = sessionStorage.getItem(STARTED_ANEW) !== null;
  sessionStorage.removeItem(STARTED_ANEW);
  return wasSet;
}
