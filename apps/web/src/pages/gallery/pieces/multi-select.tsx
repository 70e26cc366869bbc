import { useState } from 'react';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const statuses = named('Active', 'Deactivated', 'Pending approval', 'Pending email', 'Denied');
const practitioners = named(
  'Aaliyah Brooks',
  'Benoît Lefèvre',
  'Carmen Ortega-Villanueva',
  'Daniel Okafor',
  'Eun-ji Park',
  'Farah Haddad',
  'Grace Whitfield',
  'Hiroshi Tanaka',
  'Ingrid Sørensen',
  'Jamal Carter',
);
const reports = named('Score report', 'Progress report', 'Intervention tips');

export const piece: GalleryPiece = {
  group: 'Choices',
  title: 'Select with checkboxes',
  note: 'For any number of several options, mostly in filters. The menu stays open while boxes are checked; its first entry clears the selection.',
  Content: () => {
    const [status, setStatus] = useState<string[]>([]);
    const [chosen, setChosen] = useState(['Benoît Lefèvre', 'Grace Whitfield', 'Jamal Carter']);
    const [report, setReport] = useState(['Score report', 'Progress report']);
    return (
      <>
        <State name="Nothing chosen">
          <MultiSelect
            label="Status"
            options={statuses}
            value={status}
            onChange={setStatus}
            emptyLabel="Any status"
          />
        </State>
        <State name="Several chosen">
          <MultiSelect
            label="Practitioners"
            options={practitioners}
            value={chosen}
            onChange={setChosen}
            emptyLabel="No practitioner"
            help="Licenses are assigned to each of them."
          />
        </State>
        <State name="Few chosen">
          <MultiSelect
            label="Reports"
            options={reports}
            value={report}
            onChange={setReport}
            emptyLabel="No report"
          />
        </State>
        <State name="Error">
          <MultiSelect
            label="Products"
            options={named('Reading Scales', 'Memory Battery')}
            value={[]}
            onChange={() => {}}
            required
            error="Please select an option"
          />
        </State>
        <State name="Disabled">
          <MultiSelect
            label="License pools"
            options={named('District North', 'District South')}
            value={['District North']}
            onChange={() => {}}
            disabled
          />
        </State>
      </>
    );
  },
};
