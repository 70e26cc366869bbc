import { useState } from 'react';
import { SearchableDropdown } from '../../../ui/searchable-dropdown/searchable-dropdown.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const languages =
  'English Spanish Mandarin Cantonese Tagalog Vietnamese Arabic French Korean Russian German Portuguese Italian Polish Hindi Urdu Bengali Punjabi Japanese Persian Gujarati Haitian\u00a0Creole Hebrew Greek Ukrainian Turkish Thai Hmong Khmer Swahili Somali Danish Other'
    .split(' ')
    .map((label) => ({ value: label, label }));

const schools = [
  'École Élémentaire Lafayette',
  'Colegio San José',
  'Larkfield Elementary School',
  'Peña Middle School',
].map((label) => ({ value: label, label }));

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Searchable dropdown',
  note: 'For one of many options: a few letters of the label find it, whatever their case and accents.',
  Content: () => {
    const [language, setLanguage] = useState('');
    const [school, setSchool] = useState('Colegio San José');
    return (
      <>
        <State name="Many options">
          <SearchableDropdown
            label="Primary language"
            options={languages}
            value={language}
            onChange={setLanguage}
            noMatch="No language found"
          />
        </State>
        <State name="Chosen">
          <SearchableDropdown
            label="School"
            options={schools}
            value={school}
            onChange={setSchool}
            required
            help="Type a part of its name."
          />
        </State>
        <State name="Loading">
          <SearchableDropdown label="Organization" options={[]} value="" onChange={() => {}} loading />
        </State>
        <State name="Error">
          <SearchableDropdown
            label="Country"
            options={[{ value: 'US', label: 'United States' }]}
            value=""
            onChange={() => {}}
            required
            error="Please select an option"
          />
        </State>
        <State name="Disabled">
          <SearchableDropdown
            label="State"
            options={[{ value: 'CA', label: 'California' }]}
            value="CA"
            onChange={() => {}}
            disabled
          />
        </State>
      </>
    );
  },
};
