/** Home and its tab are loaded together as this one module. */
export { CriticalAlerts } from './critical-alerts.tsx';
export { HomeNeeds } from './form-needs.tsx';
export { NeedCount } from './need-count.tsx';
