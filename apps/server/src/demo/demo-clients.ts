import { createClient, type NewClient } from '@hub/contract/core/clients/clients';
import { addDays, addYears, type CalendarDay } from '@hub/contract/dates/calendar-day';

/** Made-up people for the demonstration and for tests. No name, number or address belongs to a real person. */
export type DemoClient = { client: NewClient; lastEvaluation: CalendarDay | null };

const FIRST_NAMES =
  'Avery Beatriz Caleb Delphine Ezekiel Freya Gideon Hana Idris Juniper Kaito Leocadia Malachi Nadia Orson Petra Quentin Rosalind Stellan Tamsin Umar Violet Wendell Ximena Yusuf Zelda Anselm Briony Cormac Dagny Eamon Fenella Griffin Hollis Isolde Jorah Keziah Linden Mireille Niels Ottilie Percival Ramona Silas Thessaly Ulrich Verity Wilhelmina Xander Yara'.split(
    ' ',
  );
const LAST_NAMES =
  'Abernathy Bexley Cardoza Dunmore Eastwick Fairbairn Gallowglass Hartsong Ingleby Jessamine Kestrel Lovelock Merriweather Nightingale Oakhurst Pemberwick Quillfeather Ravenscroft Silverthorne Thistlewood Underhill Vandermeer Winterbourne Yarrow Zabriskie'.split(
    ' ',
  );

/** Unusual names for lists, cards and avatars: other scripts, one letter, fifty letters. */
const UNUSUAL_NAMES: readonly (readonly [string, string])[] = [
  ['José', 'Ñandú Ávila'],
  ['Łucja', 'Świętosława'],
  ['Søren', 'Ångström-Ødegård'],
  ['陽菜', '星野'],
  ['민준', '가람'],
  ['Мирослава', 'Звездина'],
  ['نور', 'القمر'],
  ['Οδυσσέας', 'Φεγγαράς'],
  ['Thảo', 'Nguyễn Thị Ngọc'],
  ['X', 'Æ'],
];
const LONG_NAME = [
  'Maximilian-Philippa Wilhelmine Alexandra Constance',
  'Featherstonehaugh-Cholmondley von und zu Sternberg',
] as const;

const OTHER_TEXTS = {
  sex: 'Described in the referral',
  gender: 'Agender',
  pronouns: 'Ze/Zir/Zirs',
  language: 'Quechua',
};

const nameOf = (index: number): readonly [string, string] => {
  if (index < UNUSUAL_NAMES.length) return UNUSUAL_NAMES[index] ?? ['', ''];
  if (index === UNUSUAL_NAMES.length) return LONG_NAME;
  return [
    FIRST_NAMES[(index * 7) % FIRST_NAMES.length] ?? '',
    LAST_NAMES[(index * 11) % LAST_NAMES.length] ?? '',
  ];
};

const every = (index: number, step: number) => index % step === 0;
const cycle = (index: number, count: number) => (index % count) + 1;

/** The defaults of all fields that are not set below. */
const blank = createClient.body.parse({ firstName: 'Blank', lastName: 'Client', dateOfBirth: '2000-01-01' });

/** Generates different clients. Together they have every field and every kind of record. */
export const demoClients = (count: number, today: CalendarDay, from = 0): DemoClient[] =>
  Array.from({ length: count }, (_, place) => demoClient(from + place, today));

function demoClient(index: number, today: CalendarDay): DemoClient {
  const [firstName, lastName] = nameOf(index);
  const genderId = every(index, 9) ? null : cycle(index, 4);
  const genderIdentityId = every(index, 4) ? cycle(index / 4, 5) : null;
  const pronounsId = every(index, 3) ? cycle(index / 3, 5) : null;
  const primaryLanguageId = every(index, 13) ? 33 : every(index, 5) ? cycle(index, 32) : 1;
  return {
    client: {
      ...blank,
      firstName,
      lastName,
      genderId,
      otherGender: genderId === 3 ? OTHER_TEXTS.sex : '',
      dateOfBirth: addDays(addYears(today, -((index * 7) % 78) - 3), -((index * 37) % 365)),
      externalClientId: every(index, 4) ? '' : `LPG-${1000 + index * 17}`,
      email: every(index, 6) ? '' : `client${index + 1}@demo.test`,
      phoneNumber: every(index, 7) ? '' : `608-555-01${String(index % 100).padStart(2, '0')}`,
      genderIdentityId,
      otherGenderIdentity: genderIdentityId === 5 ? OTHER_TEXTS.gender : '',
      pronounsId,
      otherPronouns: pronounsId === 5 ? OTHER_TEXTS.pronouns : '',
      primaryLanguageId,
      otherLanguage: primaryLanguageId === 33 ? OTHER_TEXTS.language : '',
      handednessId: every(index, 8) ? null : cycle(index, 3),
      closedCaptioning: every(index, 10),
      ...recordsOf(index, lastName),
    },
    lastEvaluation: every(index, 3) ? null : addDays(today, -((index * 19) % 700)),
  };
}

function recordsOf(
  index: number,
  lastName: string,
): Pick<NewClient, 'contacts' | 'education' | 'demographic' | 'comment'> {
  return {
    contacts: Array.from({ length: index % 4 }, (_, place) => {
      const primaryLanguageId = every(index + place, 11) ? 33 : every(index, 2) ? null : cycle(place, 2);
      return {
        firstName: FIRST_NAMES[(index + place * 13) % FIRST_NAMES.length] ?? '',
        lastName,
        relationshipToClientProfileId: cycle(index + place, 9),
        // Mothers, fathers and guardians.
        mayDecide: [1, 2, 5].includes(cycle(index + place, 9)),
        noContact: false,
        email: every(index + place, 3) ? '' : `contact${index + 1}-${place + 1}@demo.test`,
        phoneNumber: every(index + place, 4)
          ? ''
          : `608-555-01${String((index + place * 31) % 100).padStart(2, '0')}`,
        primaryLanguageId,
        otherLanguage: primaryLanguageId === 33 ? OTHER_TEXTS.language : '',
      };
    }),
    education: every(index, 2)
      ? {
          schoolName: every(index, 4) ? 'Lanternfield Elementary School' : 'North Quay Middle School',
          district: every(index, 6) ? '' : 'Riverbend School District',
          gradeId: every(index, 10) ? null : cycle(index, 15),
        }
      : null,
    demographic: every(index, 5)
      ? {
          numberOfSiblingsId: cycle(index, 6),
          annualHouseholdIncomeId: every(index, 15) ? null : cycle(index, 5),
          economicDisadvantageId: cycle(index, 3),
        }
      : null,
    comment: every(index, 3)
      ? {
          comment: every(index, 9)
            ? 'Prefers morning appointments.\nBrings reading glasses; large print helps. '.repeat(6).trim()
            : 'Referred by the school counselor. Likes to take short breaks.',
        }
      : null,
  };
}
