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
 * All faults of a definition; empty when it can be used. Each step runs only if the one before found nothing, because
 * the reachable scores depend on valid references.
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
