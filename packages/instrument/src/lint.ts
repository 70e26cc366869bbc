import type { Definition } from './definition.ts';
import { findBandFaults, findUnreadScores } from './lint/bands.ts';
import { findCodeFaults } from './lint/codes.ts';
import { findCriterionFaults } from './lint/criteria.ts';
import type { Fault } from './lint/fault.ts';
import { findFormFaults } from './lint/forms.ts';
import { findItemFaults } from './lint/items.ts';
import { findNormReferenceFaults } from './lint/norm-references.ts';
import { findNormFaults } from './lint/norms.ts';
import { findReachableScores } from './lint/reachable-scores.ts';
import { createReferences } from './lint/references.ts';
import { findReportTextFaults } from './lint/report-texts.ts';
import { findScaleFaults } from './lint/scales.ts';
import { findSchemaFaults } from './lint/schema-faults.ts';
import { findTextFaults } from './lint/texts.ts';
import { findValidityFaults } from './lint/validity.ts';

/**
 * Everything that is wrong with a definition; nothing where it can be used. Each step is taken when the one before
 * found nothing: what can be reached is known only where every reference is right.
 */
export function lint(value: unknown): Fault[] {
  const ofSchema = findSchemaFaults(value);
  if (ofSchema.length > 0) return ofSchema;

  const definition = value as Definition;
  const references = createReferences(definition);
  const faults = [
    ...findTextFaults(definition),
    ...findCodeFaults(definition),
    ...findBandFaults(definition),
    ...[
      findItemFaults,
      findFormFaults,
      findScaleFaults,
      findNormReferenceFaults,
      findCriterionFaults,
      findValidityFaults,
      findReportTextFaults,
    ].flatMap((find) => find(definition, references)),
  ];
  if (faults.length > 0) return faults;

  const reachable = findReachableScores(definition);
  const ofNorms = findNormFaults(definition, reachable);
  return ofNorms.length > 0 ? ofNorms : findUnreadScores(definition, reachable);
}
