import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { FolderIcon, PersonIcon } from '../../../ui/icon/icons.tsx';
import { QuickFind } from '../../../ui/quick-find/quick-find.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const clients = ['Ava Brown', 'Mateo Okafor', 'Noor Castellanos'].map((name) => ({
  id: name,
  href: '/dev/ui/quick-find',
  icon: <PersonIcon />,
  name,
  detail: 'Client, born 03/09/2015',
}));
const cases = ['Reading evaluation', 'Annual review'].map((name) => ({
  id: name,
  href: '/dev/ui/quick-find',
  icon: <FolderIcon />,
  name,
  detail: 'Case of Ava Brown, Open',
}));

function Example() {
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const [query, setQuery] = useState('');
  const matching = <Result extends { name: string }>(results: Result[]) =>
    results.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const groups = [
    { title: 'Clients', results: matching(clients) },
    { title: 'Cases', results: matching(cases) },
  ];
  const count = groups.flatMap(({ results }) => results).length;
  return (
    <>
      <Button onPress={() => setVisible(true)}>Find</Button>
      <QuickFind
        label="Search clients and cases"
        visible={visible}
        onVisibleChange={setVisible}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        isCurrent
        onOpen={navigate}
        message={count === 0 ? 'Nothing was found.' : `${count} results`}
      />
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Overlays',
  title: 'Quick find',
  note: 'Finds a record from anywhere and leads there: type, move with the arrow keys, open with Enter.',
  Content: () => (
    <State name="Opened by a button">
      <Example />
    </State>
  ),
};
