import type { CompositeRule, ItemRule, Scale } from '../definition/scales.ts';
import type { Definition } from '../definition.ts';
import { fraction } from '../fraction.ts';
import { type Fault, fault, findTwice, type Path } from './fault.ts';
import type { References } from './references.ts';
import { findWeightFaults } from './weights.ts';

/** Scales must be made of what is on their forms, and never of themselves. */
export function findScaleFaults(definition: Definition, references: References): Fault[] {
  return definition.scales.flatMap((scale, index) => [
    ...schemeFaults(definition, references, scale, index),
    ...Object.entries(scale.forms).flatMap(([form, rule]) => {
      const path = ['scales', index, 'forms', form];
      return [
        ...references.form(path, form),
        ...(rule.times !== undefined && fraction(rule.times).numerator === 0n
          ? [fault([...path, 'times'], 'Every score would be zero')]
          : []),
        ...(rule.raw === 'composite'
          ? compositeFaults(definition, references, path, scale, form, rule)
          : itemRuleFaults(definition, references, path, form, rule)),
      ];
    }),
  ]);
}

function schemeFaults(definition: Definition, references: References, scale: Scale, index: number): Fault[] {
  const schemes = scale.bands ?? [];
  const path = ['scales', index, 'bands'];
  return [
    ...findTwice(schemes, (place) => [...path, place], 'scheme'),
    ...schemes.flatMap((name, place) => {
      const scheme = definition.bandSchemes?.[name];
      if (!scheme) return fault([...path, place], `There is no band scheme ${name}`);
      if (scheme.of === 'raw') return [];
      return Object.keys(scale.forms).flatMap((form) => references.norms([...path, place], scale.code, form));
    }),
  ];
}

function itemRuleFaults(
  definition: Definition,
  references: References,
  path: Path,
  form: string,
  rule: ItemRule,
): Fault[] {
  const { missing } = rule;
  const isSymptom = rule.raw === 'count' || rule.raw === 'max';
  const allows = missing.do !== 'refuse' && typeof missing.most === 'number' ? missing.most : 0;
  return [
    ...findWeightFaults(definition, references, [...path, 'items'], form, rule.items),
    ...(isSymptom && missing.do === 'prorate'
      ? [fault([...path, 'missing', 'do'], `A ${rule.raw} cannot be prorated`)]
      : []),
    ...(allows >= rule.items.length
      ? [fault([...path, 'missing', 'most'], 'Every answer could be missing')]
      : []),
  ];
}

function compositeFaults(
  definition: Definition,
  references: References,
  path: Path,
  scale: Scale,
  form: string,
  rule: CompositeRule,
): Fault[] {
  const circle = dependsOnItself(definition, scale.code, form)
    ? [fault([...path, 'parts'], `The scale ${scale.code} depends on itself`)]
    : [];
  return [
    ...circle,
    ...findTwice(
      rule.parts.map((part) => part.scale),
      (index) => [...path, 'parts', index, 'scale'],
      'part',
    ),
    ...rule.parts.flatMap((part, index) => {
      const place = [...path, 'parts', index, 'scale'];
      const onForm = references.scaleOnForm(place, part.scale, form);
      return onForm.length > 0 || rule.of === 'raw' ? onForm : references.norms(place, part.scale, form);
    }),
  ];
}

function dependsOnItself({ scales }: Definition, code: string, form: string): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean => {
    const rule = scales.find((scale) => scale.code === from)?.forms[form];
    if (rule?.raw !== 'composite') return false;
    return rule.parts.some(({ scale }) => {
      if (scale === code) return true;
      if (seen.has(scale)) return false;
      seen.add(scale);
      return reaches(scale);
    });
  };
  return reaches(code);
}
