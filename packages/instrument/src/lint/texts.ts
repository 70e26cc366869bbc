import type { Text } from '../definition/basics.ts';
import type { Definition } from '../definition.ts';
import { type Fault, fault, findTwice, type Path } from './fault.ts';

type TextEntry = [path: Path, text: Text | undefined];

/** Every text must exist in every language of the instrument, and in no other. */
export function findTextFaults(definition: Definition): Fault[] {
  const { languages } = definition;
  const english = languages.includes('en') ? [] : [fault(['languages'], 'English (en) is always one')];
  const twice = findTwice(languages, (index) => ['languages', index], 'language');
  const ofTexts = textEntries(definition).flatMap(([path, text]) => {
    if (!text) return [];
    const missing = languages.filter((language) => text[language] === undefined);
    const unknown = Object.keys(text).filter((language) => !languages.includes(language));
    return [
      ...missing.map((language) => fault([...path, language], 'The text is missing in this language')),
      ...unknown.map((language) => fault([...path, language], 'The instrument does not have this language')),
    ];
  });
  return [...english, ...twice, ...ofTexts];
}

function textEntries(definition: Definition): TextEntry[] {
  const {
    optionSets,
    items,
    forms,
    scales,
    norms,
    bandSchemes = {},
    criteria = [],
    validity = [],
  } = definition;
  return [
    [['name'], definition.name],
    [['about'], definition.about],
    [['notice'], definition.notice],
    ...entries(optionSets).flatMap(([name, options]) =>
      options.map(({ text }, index): TextEntry => [['optionSets', name, index, 'text'], text]),
    ),
    ...items.map(({ text }, index): TextEntry => [['items', index, 'text'], text]),
    ...forms.flatMap(({ name, pages }, index): TextEntry[] => [
      [['forms', index, 'name'], name],
      ...pages.flatMap(({ title, instructions }, page): TextEntry[] => [
        [['forms', index, 'pages', page, 'title'], title],
        [['forms', index, 'pages', page, 'instructions'], instructions],
      ]),
    ]),
    ...named('scales', scales),
    [['norms', 'about'], norms?.about],
    ...entries(bandSchemes).flatMap(([scheme, { bands }]) =>
      bands.map(({ name }, index): TextEntry => [['bandSchemes', scheme, 'bands', index, 'name'], name]),
    ),
    ...named('criteria', criteria),
    ...named('validity', validity),
    ...validity.flatMap(({ explanation }, index) =>
      entries(explanation).map(
        ([state, text]): TextEntry => [['validity', index, 'explanation', state], text],
      ),
    ),
    ...(['critical', 'narratives', 'recommendations'] as const).flatMap((list) =>
      (definition[list] ?? []).map(({ text }, index): TextEntry => [[list, index, 'text'], text]),
    ),
  ];
}

const named = (list: string, values: { name: Text; about?: Text | undefined }[]): TextEntry[] =>
  values.flatMap(({ name, about }, index): TextEntry[] => [
    [[list, index, 'name'], name],
    [[list, index, 'about'], about],
  ]);

const entries = <Value>(record: Record<string, Value>) => Object.entries(record);
