import { NavLink } from 'react-router';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { tabsFor } from '../admission.ts';
import { paths } from '../paths.ts';
import { routeTable } from '../route-table.ts';
import { useVisitor } from '../use-visitor.ts';
import styles from './navigation-tabs.module.css';

const NeedCount = onDemand(
  async () => (await import('../../features/assessments/needs/needs.ts')).NeedCount,
  () => null,
);

/** The areas of the hub: tabs in the header, on a phone a bar at the bottom. */
export function NavigationTabs() {
  const visitor = useVisitor();
  const { features } = useRuntimeConfig();
  const tabs = tabsFor(routeTable, visitor, features);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="Areas" className={styles.bar}>
      {tabs.map(({ path, label, icon: Icon }) => (
        <NavLink key={path} to={path} className={`${styles.tab}`}>
          <Icon />
          {label}
          {path === paths.cases && <NeedCount />}
        </NavLink>
      ))}
    </nav>
  );
}
