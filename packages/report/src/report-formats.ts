import type { ReportFormat } from './report-input.ts';
import { en } from './words/en.ts';

export type SectionId = keyof typeof en.sections;

/** The optional sections of each format, and whether it contains test items. */
const FORMATS: Record<ReportFormat, { sections: SectionId[]; carriesItems: boolean }> = {
  Audit: { sections: ['history', 'method'], carriesItems: false },
  Complete: {
    sections: [
      'validity',
      'profile',
      'scores',
      'scales',
      'criteria',
      'critical',
      'answers',
      'recommendations',
      'method',
    ],
    carriesItems: true,
  },
  Score: { sections: ['profile', 'criteria', 'method'], carriesItems: false },
  InterventionTip: { sections: ['home', 'school', 'clinic', 'self'], carriesItems: false },
  Combined: { sections: ['profile', 'scores', 'differences', 'agreement', 'method'], carriesItems: false },
  Progress: { sections: ['overTime', 'method'], carriesItems: false },
  Supplemental: { sections: ['norms', 'supplementary', 'statistics', 'method'], carriesItems: true },
  Client: { sections: ['ideas'], carriesItems: false },
  Response: { sections: ['leftOut', 'method'], carriesItems: true },
  ItemLevel: { sections: ['validity', 'method'], carriesItems: true },
};

export const carriesItems = (format: ReportFormat) => FORMATS[format].carriesItems;

export const isSwitchable = (format: ReportFormat, section: SectionId) =>
  FORMATS[format].sections.includes(section);

/** The optional sections of a format, with their names in it. */
export const sectionsOf = (format: ReportFormat): { id: SectionId; name: string }[] =>
  FORMATS[format].sections.map((id) => ({ id, name: en.sections[id] }));
