import { useState } from 'react';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const handedness = named('Left', 'Right', 'Ambidextrous');
const relationships = named('Mother', 'Father', 'Step-mother', 'Step-father', 'Guardian', 'Friend', 'Other');
const grades = named(
  'Pre-K',
  'Kindergarten',
  ...['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'],
  'Other',
);
const specializations = named(
  'Child Clinical Psychology',
  'Speech-Language Pathology (SLP), with a second license in Occupational Therapy (OT)',
);

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Select',
  note: 'For one of several options that a reader knows by heart. From about fifteen options on, a searchable dropdown is quicker; up to four can be radio buttons.',
  Content: () => {
    const [hand, setHand] = useState('');
    const [relationship, setRelationship] = useState('');
    const [error, setError] = useState<string>();
    const [grade, setGrade] = useState('4th');
    const [specialization, setSpecialization] = useState(specializations[1]?.value ?? '');
    return (
      <>
        <State name="Optional">
          <Select
            label="Handedness"
            options={handedness}
            value={hand}
            onChange={setHand}
            help="The hand the client writes with."
          />
        </State>
        <State name="Required, checked when left">
          <Select
            label="Relationship to client"
            options={relationships}
            value={relationship}
            onChange={(value) => {
              setRelationship(value);
              setError(undefined);
            }}
            onBlur={() => setError(relationship ? undefined : 'Please select an option')}
            required
            error={error}
          />
        </State>
        <State name="Long list, chosen">
          <Select label="Grade" options={grades} value={grade} onChange={setGrade} />
        </State>
        <State name="Long label">
          <Select
            label="Professional specialization"
            options={specializations}
            value={specialization}
            onChange={setSpecialization}
            required
          />
        </State>
        <State name="Error">
          <Select
            label="Biological sex"
            options={named('Male', 'Female', 'Intersex', 'Other')}
            value=""
            onChange={() => {}}
            required
            error="Please select an option"
          />
        </State>
        <State name="Disabled">
          <Select
            label="Organization type"
            options={named('Standard', 'Individual', 'Distributor')}
            value="Standard"
            onChange={() => {}}
            disabled
            help="Only support can change it."
          />
        </State>
      </>
    );
  },
};
