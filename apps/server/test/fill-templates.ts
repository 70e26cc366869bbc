import { findPostgresBinaries } from './postgres-binaries.ts';
import { templateOf } from './templates.ts';

// A program: fills the databases that tests copy, beside each other, so that they are there when the tests begin.
await Promise.all([templateOf('tenants'), findPostgresBinaries() && templateOf('postgres')]);
