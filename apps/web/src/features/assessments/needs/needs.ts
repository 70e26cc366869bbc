/** What Home and its tab load together. */
export { HomeNeeds } from './form-needs.tsx';
export { NeedCount } from './need-count.tsx';
